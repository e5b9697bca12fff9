import type { Language } from '#core/language.ts'

interface Text {
  readonly subject: string
  readonly body: string
}

/** The one-time code for a new password. */
export const otpText: Readonly<
  Record<Language, (about: { name: string; code: string; minutes: number }) => Text>
> = {
  vi: ({ name, code, minutes }) => ({
    subject: 'Mã xác nhận đặt lại mật khẩu Lobby',
    body: `Xin chào ${name},\n\nMã xác nhận của bạn là ${code}. Mã có hiệu lực trong ${minutes} phút và chỉ dùng được một lần.\n\nNếu bạn không yêu cầu đặt lại mật khẩu, vui lòng bỏ qua thư này và không cung cấp mã cho bất kỳ ai.`,
  }),
  en: ({ name, code, minutes }) => ({
    subject: 'Your code for a new Lobby password',
    body: `Hello ${name},\n\nYour code is ${code}. It works for ${minutes} minutes, and once.\n\nIf you did not ask for a new password, ignore this message and give the code to nobody.`,
  }),
  km: ({ name, code, minutes }) => ({
    subject: 'លេខកូដសម្រាប់កំណត់ពាក្យសម្ងាត់ Lobby ឡើងវិញ',
    body: `សួស្ដី ${name}\n\nលេខកូដរបស់អ្នកគឺ ${code}។ លេខកូដនេះប្រើបានរយៈពេល ${minutes} នាទី និងប្រើបានតែម្ដងប៉ុណ្ណោះ។\n\nប្រសិនបើអ្នកមិនបានស្នើសុំកំណត់ពាក្យសម្ងាត់ឡើងវិញទេ សូមមិនអើពើនឹងសារនេះ ហើយកុំប្រាប់លេខកូដដល់អ្នកណាឡើយ។`,
  }),
}

/** What the outbox keeps in place of a code. */
export const hiddenCode = '••••••'
