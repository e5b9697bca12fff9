import { defineLabels } from '../define-labels.ts'
import { gatewayKindWords } from '../bank-words.ts'
import { bankGateway } from './bank-gateway.ts'

export const bankGatewayLabels = defineLabels(bankGateway, {
  one: { vi: 'cổng ngân hàng', en: 'bank gateway', km: 'ច្រកធនាគារ' },
  many: { vi: 'Cổng ngân hàng', en: 'Bank gateways', km: 'ច្រកធនាគារ' },
  purpose: {
    vi: 'Nơi báo cho tòa nhà biết tiền vào, tiền ra của một tài khoản ngân hàng.',
    en: 'Who tells the building of money that comes into a bank account or leaves it.',
    km: 'អ្នកជូនដំណឹងដល់អគារអំពីប្រាក់ចូល និងប្រាក់ចេញពីគណនីធនាគារ។',
  },
  fields: {
    name: { vi: 'Tên cổng', en: 'Name', km: 'ឈ្មោះ' },
    kind: { vi: 'Loại cổng', en: 'Kind', km: 'ប្រភេទ' },
    secret: { vi: 'Khóa bí mật', en: 'Secret', km: 'សោសម្ងាត់' },
    is_active: { vi: 'Đang dùng', en: 'In use', km: 'កំពុងប្រើ' },
    messages: { vi: 'Tin ngân hàng', en: 'Bank messages', km: 'សារធនាគារ' },
  },
  help: {
    secret: {
      vi: 'Với Bakong: mã truy cập (token) của Bakong Open API. Được mã hóa khi lưu và không hiện lại. Để trống nếu không đổi.',
      en: 'Of Bakong: the access token of its Open API. Stored encrypted and never shown again. Leave it empty to keep it.',
      km: 'ចំពោះបាគង៖ token នៃ Bakong Open API។ រក្សាទុកជាកូដ ហើយមិនបង្ហាញម្តងទៀតទេ។ ទុកទទេ បើមិនប្តូរ។',
    },
  },
  options: {
    kind: gatewayKindWords,
  },
})
