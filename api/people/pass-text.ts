import type { Language } from '#core/language.ts'

interface PassFacts {
  readonly name: string
  readonly building: string
  readonly apartment: string
  /** As they are written, `28/11/2026 09:00`. */
  readonly from: string
  readonly to: string
  readonly code: string
  readonly link: string
}

/** The mail that brings a guest their pass. */
export const passText: Readonly<Record<Language, (pass: PassFacts) => { subject: string; body: string }>> = {
  vi: ({ name, building, apartment, from, to, code, link }) => ({
    subject: `Thẻ khách vào ${building}`,
    body: `Xin chào ${name},\n\nBạn được mời đến căn hộ ${apartment}, ${building}, từ ${from} đến ${to}.\n\nMở thẻ khách tại ${link} và đưa mã QR cho bảo vệ, hoặc đọc mã ${code}. Thẻ chỉ dùng được một lượt vào.`,
  }),
  en: ({ name, building, apartment, from, to, code, link }) => ({
    subject: `Your visitor pass for ${building}`,
    body: `Hello ${name},\n\nYou are expected at apartment ${apartment}, ${building}, from ${from} to ${to}.\n\nOpen your pass at ${link} and show its QR code at the gate, or read out the code ${code}. The pass lets you in once.`,
  }),
  km: ({ name, building, apartment, from, to, code, link }) => ({
    subject: `ប័ណ្ណភ្ញៀវសម្រាប់ចូល ${building}`,
    body: `សួស្តី ${name}\n\nអ្នកត្រូវបានអញ្ជើញមកអាផាតមិន ${apartment} នៅ ${building} ចាប់ពី ${from} ដល់ ${to}។\n\nសូមបើកប័ណ្ណនៅ ${link} ហើយបង្ហាញកូដ QR ដល់សន្តិសុខ ឬប្រាប់លេខកូដ ${code}។ ប័ណ្ណនេះប្រើចូលបានតែម្តងប៉ុណ្ណោះ។`,
  }),
}
