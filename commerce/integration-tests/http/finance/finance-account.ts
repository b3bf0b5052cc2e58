export const bankAccount = {
  recipient: "ООО «Олтин Ой»",
  bank: "Ipak Yoʻli Bank",
  mfo: "00444",
  account: "20208000900123454321",
  tin: "123456789",
};
