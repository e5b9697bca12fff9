import { defineLabels } from '../define-labels.ts'
import { documentWords } from './document-words.ts'
import { creditTransfer } from './credit-transfer.ts'

const { vi, en, km } = documentWords

export const creditTransferLabels = defineLabels(creditTransfer, {
  vi: {
    ...vi,
    one: 'phiếu bù trừ',
    many: 'Phiếu bù trừ',
    purpose:
      'Chuyển tiền thừa của căn hộ này sang căn hộ khác. Quầy thu ngân dùng số tiền đó để gạch nợ cho căn hộ nhận.',
    fields: {
      code: vi.fields.code,
      date: vi.fields.date,
      apartment_id: 'Căn hộ có tiền thừa',
      to_apartment_id: 'Căn hộ nhận',
      amount: vi.fields.amount,
      grounds: 'Lý do bù trừ',
      attachments: 'Văn bản đồng ý',
      description: vi.fields.description,
      reason: vi.fields.reason,
    },
  },
  en: {
    ...en,
    one: 'offset',
    many: 'Offsets',
    purpose: 'Moves credit of one apartment to another. The desk uses it to settle what that apartment owes.',
    fields: {
      code: en.fields.code,
      date: en.fields.date,
      apartment_id: 'Apartment with credit',
      to_apartment_id: 'Apartment that receives it',
      amount: en.fields.amount,
      grounds: 'Reason for the offset',
      attachments: 'Written consent',
      description: en.fields.description,
      reason: en.fields.reason,
    },
  },
  km: {
    ...km,
    one: 'ប័ណ្ណកាត់កង',
    many: 'ប័ណ្ណកាត់កង',
    purpose: 'ផ្ទេរប្រាក់លើសពីអាផាតមិនមួយទៅអាផាតមិនមួយទៀត។ តុបេឡាករប្រើប្រាក់នោះដើម្បីទូទាត់បំណុលរបស់អាផាតមិនដែលទទួល។',
    fields: {
      code: km.fields.code,
      date: km.fields.date,
      apartment_id: 'អាផាតមិនដែលមានប្រាក់លើស',
      to_apartment_id: 'អាផាតមិនដែលទទួល',
      amount: km.fields.amount,
      grounds: 'មូលហេតុកាត់កង',
      attachments: 'លិខិតយល់ព្រម',
      description: km.fields.description,
      reason: km.fields.reason,
    },
  },
})
