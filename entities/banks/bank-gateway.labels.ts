import { defineLabels } from '../define-labels.ts'
import { gatewayKindWords } from '../bank-words.ts'
import { bankGateway } from './bank-gateway.ts'

export const bankGatewayLabels = defineLabels(bankGateway, {
  vi: {
    one: 'cổng ngân hàng',
    many: 'Cổng ngân hàng',
    purpose: 'Nơi báo cho tòa nhà biết tiền vào, tiền ra của một tài khoản ngân hàng.',
    fields: {
      name: 'Tên cổng',
      kind: 'Loại cổng',
      secret: 'Khóa bí mật',
      is_active: 'Đang dùng',
      messages: 'Tin ngân hàng',
    },
    help: {
      secret:
        'Với Bakong: mã truy cập (token) của Bakong Open API. Được mã hóa khi lưu và không hiện lại. Để trống nếu không đổi.',
    },
    options: { kind: gatewayKindWords.vi },
  },
  en: {
    one: 'bank gateway',
    many: 'Bank gateways',
    purpose: 'Who tells the building of money that comes into a bank account or leaves it.',
    fields: {
      name: 'Name',
      kind: 'Kind',
      secret: 'Secret',
      is_active: 'In use',
      messages: 'Bank messages',
    },
    help: {
      secret:
        'Of Bakong: the access token of its Open API. Stored encrypted and never shown again. Leave it empty to keep it.',
    },
    options: { kind: gatewayKindWords.en },
  },
  km: {
    one: 'ច្រកធនាគារ',
    many: 'ច្រកធនាគារ',
    purpose: 'អ្នកជូនដំណឹងដល់អគារអំពីប្រាក់ចូល និងប្រាក់ចេញពីគណនីធនាគារ។',
    fields: {
      name: 'ឈ្មោះ',
      kind: 'ប្រភេទ',
      secret: 'សោសម្ងាត់',
      is_active: 'កំពុងប្រើ',
      messages: 'សារធនាគារ',
    },
    help: {
      secret: 'ចំពោះបាគង៖ token នៃ Bakong Open API។ រក្សាទុកជាកូដ ហើយមិនបង្ហាញម្តងទៀតទេ។ ទុកទទេ បើមិនប្តូរ។',
    },
    options: { kind: gatewayKindWords.km },
  },
})
