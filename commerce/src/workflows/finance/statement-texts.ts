import type { Language } from "@bezak/contract/languages.ts";
import type { LedgerEntryType } from "@bezak/contract/payout-status.ts";

export interface StatementTexts {
  /** of a month, `2026-11` */
  title: (month: string) => string;
  shop: string;
  opening: string;
  closing: string;
  /** column headings */
  columns: Record<"at" | "type" | "number" | "note" | "pieces" | "amount" | "balance", string>;
  types: Record<LedgerEntryType, string>;
  /** for statements with too many lines for a PDF */
  byDay: string;
  page: (page: number) => string;
}

const months: Record<Language, string> = {
  ru: "январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь",
  uz: "yanvar fevral mart aprel may iyun iyul avgust sentabr oktabr noyabr dekabr",
  en: "January February March April May June July August September October November December",
};

function parted(month: string, language: Language): { year: string; name: string } {
  const [year = "", number] = month.split("-");
  return { year, name: months[language].split(" ")[Number(number) - 1] ?? month };
}

export const statementTexts: Record<Language, StatementTexts> = {
  ru: {
    title(month) {
      const { year, name } = parted(month, "ru");
      return `Отчёт за ${name} ${year} года`;
    },
    shop: "Магазин",
    opening: "Баланс на начало",
    closing: "Баланс на конец",
    columns: {
      at: "Дата",
      type: "Операция",
      number: "Посылка или выплата",
      note: "За что",
      pieces: "Штук",
      amount: "Сумма, сум",
      balance: "Баланс, сум",
    },
    types: {
      earning: "Продажа",
      commission: "Комиссия",
      refund: "Возврат",
      adjustment: "Корректировка",
      cash_collected: "Наличные у магазина",
      payout: "Выплата",
    },
    byDay: "Операций много, здесь они сложены по дням. Каждая строка есть в файле CSV.",
    page: (page) => `Bezak · страница ${page}`,
  },
  uz: {
    title(month) {
      const { year, name } = parted(month, "uz");
      return `${year}-yil ${name} oyi uchun hisobot`;
    },
    shop: "Doʻkon",
    opening: "Boshlangʻich balans",
    closing: "Yakuniy balans",
    columns: {
      at: "Sana",
      type: "Amal",
      number: "Joʻnatma yoki toʻlov",
      note: "Nima uchun",
      pieces: "Dona",
      amount: "Summa, soʻm",
      balance: "Balans, soʻm",
    },
    types: {
      earning: "Savdo",
      commission: "Komissiya",
      refund: "Qaytarish",
      adjustment: "Tuzatish",
      cash_collected: "Doʻkondagi naqd pul",
      payout: "Toʻlov",
    },
    byDay: "Amallar koʻp, bu yerda ular kunlar boʻyicha jamlangan. Har bir satr CSV faylida bor.",
    page: (page) => `Bezak · ${page}-sahifa`,
  },
  en: {
    title(month) {
      const { year, name } = parted(month, "en");
      return `Statement for ${name} ${year}`;
    },
    shop: "Shop",
    opening: "Opening balance",
    closing: "Closing balance",
    columns: {
      at: "Date",
      type: "Entry",
      number: "Parcel or payout",
      note: "For",
      pieces: "Pieces",
      amount: "Amount, sum",
      balance: "Balance, sum",
    },
    types: {
      earning: "Sale",
      commission: "Commission",
      refund: "Refund",
      adjustment: "Adjustment",
      cash_collected: "Cash held by the shop",
      payout: "Payout",
    },
    byDay: "There are many entries: here they are summed up by day. Each line is in the CSV file.",
    page: (page) => `Bezak · page ${page}`,
  },
};
