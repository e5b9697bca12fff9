import { defineLabels } from '../define-labels.ts'
import { documentWords } from './document-words.ts'
import { creditTransfer } from './credit-transfer.ts'

export const creditTransferLabels = defineLabels(creditTransfer, {
  one: { vi: 'phiếu bù trừ', en: 'offset', km: 'ប័ណ្ណកាត់កង' },
  many: { vi: 'Phiếu bù trừ', en: 'Offsets', km: 'ប័ណ្ណកាត់កង' },
  purpose: {
    vi: 'Chuyển tiền thừa của căn hộ này sang căn hộ khác. Bàn thu ngân dùng số tiền đó để gạch nợ cho căn hộ nhận.',
    en: 'Moves credit of one apartment to another. The desk uses it to settle what that apartment owes.',
    km: 'ផ្ទេរប្រាក់លើសពីអាផាតមិនមួយទៅអាផាតមិនមួយទៀត។ តុបេឡាករប្រើប្រាក់នោះដើម្បីទូទាត់បំណុលរបស់អាផាតមិនដែលទទួល។',
  },
  fields: {
    code: documentWords.code,
    apartment_id: { vi: 'Căn hộ có tiền thừa', en: 'Apartment with credit', km: 'អាផាតមិនដែលមានប្រាក់លើស' },
    to_apartment_id: { vi: 'Căn hộ nhận', en: 'Apartment that receives it', km: 'អាផាតមិនដែលទទួល' },
    grounds: { vi: 'Lý do bù trừ', en: 'Reason for the offset', km: 'មូលហេតុកាត់កង' },
    attachments: { vi: 'Văn bản đồng ý', en: 'Written consent', km: 'លិខិតយល់ព្រម' },
  },
})
