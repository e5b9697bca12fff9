import type { Language } from '#core/language.ts'

const vi = {
  after_approval: 'Phiếu được in sau khi duyệt.',
  load_failed: 'Không tải được bản in',
}

const en: typeof vi = {
  after_approval: 'The voucher can be printed once it is approved.',
  load_failed: 'The paper could not be loaded',
}

const km: typeof vi = {
  after_approval: 'ប័ណ្ណអាចបោះពុម្ពបានក្រោយពេលអនុម័ត។',
  load_failed: 'មិនអាចផ្ទុកច្បាប់បោះពុម្ពបានទេ',
}

/** Around the print of a voucher; what it says itself is in domain/documents/voucher-words.ts. */
export const voucherWords: Readonly<Record<Language, typeof vi>> = { vi, en, km }
