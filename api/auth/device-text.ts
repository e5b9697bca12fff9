import type { Language } from '#core/language.ts'

/** In the bell of an account that has signed in with a device that it had not signed in with before. */
export const newDeviceText: Readonly<
  Record<Language, (about: { readonly device: string; readonly time: string }) => string>
> = {
  vi: ({ device, time }) =>
    `Đăng nhập trên thiết bị mới: ${device}, lúc ${time}. Nếu không phải bạn, hãy đăng xuất thiết bị đó và đổi mật khẩu.`,
  en: ({ device, time }) =>
    `Signed in on a new device: ${device}, at ${time}. If it was not you, sign that device out and change your password.`,
  km: ({ device, time }) =>
    `បានចូលគណនីលើឧបករណ៍ថ្មី៖ ${device} នៅម៉ោង ${time}។ បើមិនមែនជាអ្នកទេ សូមឲ្យឧបករណ៍នោះចាកចេញ ហើយប្តូរពាក្យសម្ងាត់។`,
}
