/** Failures of approvals, holds and repeated payouts. */
export const approvalErrorTexts = {
  payout_not_ready: {
    ru: "Сейчас этому магазину выплатить нельзя: денег нет, мало или они удержаны, либо счёт ещё не проверен",
    uz: "Hozir bu doʻkonga toʻlab boʻlmaydi: pul yoʻq, kam yoki ushlab turilgan, yoxud hisob hali tekshirilmagan",
    en: "This shop cannot be paid now: nothing or too little is available, it is held, or the account still waits",
  },
  approval_not_found: {
    ru: "Такого запроса нет",
    uz: "Bunday soʻrov yoʻq",
    en: "There is no such request",
  },
  approval_required: {
    ru: "Сумма больше той, которую можно вернуть или выплатить одному. Запросите одобрение второго администратора",
    uz: "Bu summani bir kishining oʻzi qaytara yoki toʻlay olmaydi. Ikkinchi administrator tasdigʻini soʻrang",
    en: "The sum is above what one administrator may pay or refund alone. Request the approval of a second one",
  },
  approval_not_needed: {
    ru: "Одобрение не нужно: сумма не больше порога из настроек. Сделайте это сразу",
    uz: "Tasdiq kerak emas: summa sozlamalardagi chegaradan oshmaydi. Buni darhol bajaring",
    en: "No approval is needed: the sum is not above the limit in the settings. Do it at once",
  },
  approval_waiting: {
    ru: "Одобрения здесь уже ждёт другой запрос",
    uz: "Bu yerda boshqa soʻrov tasdiq kutmoqda",
    en: "Another request waits for approval here already",
  },
  approval_outdated: {
    ru: "С тех пор, как об этом просили, всё изменилось. Ничего не выполнено: отклоните запрос или попросите отправить его снова",
    uz: "Soʻrov yuborilganidan beri holat oʻzgardi. Hech narsa bajarilmadi: soʻrovni rad eting yoki qayta yuborishni soʻrang",
    en: "It has changed since the request was made. Nothing was done: refuse the request or have it made again",
  },
  approval_decided: {
    ru: "Этот запрос уже решён",
    uz: "Bu soʻrov boʻyicha qaror qabul qilingan",
    en: "This request has been decided already",
  },
  approval_expired: {
    ru: "Срок запроса истёк. Его можно отправить снова",
    uz: "Soʻrov muddati tugagan. Uni qayta yuborish mumkin",
    en: "The request has expired. It can be made again",
  },
  own_approval: {
    ru: "Свой запрос решает другой администратор. Вы можете его отозвать",
    uz: "Oʻz soʻrovingiz boʻyicha boshqa administrator qaror qiladi. Siz uni qaytarib olishingiz mumkin",
    en: "Another administrator decides about your request. You can withdraw it",
  },
  not_own_approval: {
    ru: "Отозвать запрос может только тот, кто его отправил",
    uz: "Soʻrovni faqat uni yuborgan administrator qaytarib ola oladi",
    en: "Only the administrator who made the request can withdraw it",
  },
  requester_not_permitted: {
    ru: "Тот, кто это запросил, больше не может этого делать: его ранг изменён или доступ закрыт. Запрос не выполнен",
    uz: "Buni soʻragan administratorga endi bu ruxsat etilmagan: darajasi oʻzgargan yoki kirishi yopilgan. Soʻrov bajarilmadi",
    en: "Whoever requested this may no longer do it: the rank has changed or the account is closed. Nothing was done",
  },
};

/** What was done about approvals, holds and repeated payouts. */
export const approvalMessages = {
  repeatPayout: { ru: "Новая выплата создана", uz: "Yangi toʻlov yaratildi", en: "A new payout is made" },
  holdPayouts: {
    ru: "Выплаты магазину остановлены",
    uz: "Doʻkonga toʻlovlar toʻxtatildi",
    en: "Payouts to the shop are held",
  },
  releaseHold: {
    ru: "Удержание снято",
    uz: "Ushlab turish bekor qilindi",
    en: "The hold is released",
  },
  requestApproval: {
    ru: "Запрос отправлен второму администратору",
    uz: "Soʻrov ikkinchi administratorga yuborildi",
    en: "The request is sent to a second administrator",
  },
  approveRequest: {
    ru: "Одобрено и выполняется",
    uz: "Tasdiqlandi va bajarilmoqda",
    en: "Approved and carried out",
  },
  refuseRequest: {
    ru: "Отклонено, ничего не изменилось",
    uz: "Rad etildi, hech narsa oʻzgarmadi",
    en: "Refused, nothing has changed",
  },
  withdrawRequest: { ru: "Запрос отозван", uz: "Soʻrov qaytarib olindi", en: "The request is withdrawn" },
};
