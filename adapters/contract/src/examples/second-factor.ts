import type { secondFactorRoutes } from "../second-factor.ts";
import type { Examples } from "./example.ts";

const recoveryCodes = ["2k4m-7npq-9rst-vwxy", "3abc-5def-6ghj-8kmn"];

export const secondFactorExamples: Examples<typeof secondFactorRoutes> = {
  secondFactor: {
    answer: {
      success: true,
      data: {
        enabled: true,
        since: "2026-11-01T10:00:00.000Z",
        recoveryCodesLeft: 9,
        passkeys: 1,
        required: false,
      },
    },
  },
  setUpSecondFactor: {
    answer: {
      success: true,
      data: {
        secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
        uri: "otpauth://totp/Bezak:ali%40bezak.uz?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Bezak",
      },
    },
  },
  switchOnSecondFactor: {
    request: { body: { code: "123456" } },
    answer: { success: true, data: { recoveryCodes }, message: "Вход по коду включён" },
  },
  renewRecoveryCodes: { answer: { success: true, data: { recoveryCodes } } },
  switchOffSecondFactor: { answer: { success: true, data: null, message: "Вход по коду выключен" } },
};
