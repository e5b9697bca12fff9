import type { Language } from '#core/language.ts'

const vi = {
  walk: 'Kiểm tra từng hạng mục',
  progress: 'Đã đánh giá {{judged}}/{{total}}',
  waiting: '{{total}} câu trả lời chưa gửi',
  limits: '{{min}} – {{max}} {{unit}}',
  unsent: 'Chưa gửi',
  offline:
    'Chưa kết nối được máy chủ. Cứ tiếp tục: câu trả lời và ảnh được giữ trên máy này và tự gửi khi có mạng. Đừng đăng xuất trước lúc đó.',
  not_kept: 'Trình duyệt này không giữ được câu trả lời. Đừng đóng trang trước khi gửi xong.',
  overtaken: 'Đồng nghiệp đã ghi hạng mục này: {{theirs}}',
  keep_mine: 'Giữ câu trả lời của tôi',
  take_theirs: 'Lấy của đồng nghiệp',
  send_again: 'Gửi lại',
  drop_one: 'Bỏ câu trả lời này',
  refused: 'Chưa gửi được {{total}} câu trả lời',
  drop: 'Bỏ các câu trả lời chưa gửi',
  other: 'Phát hiện khác ngoài checklist',
  add: 'Thêm',
  finish: 'Hoàn thành lượt kiểm tra',
  finishing: 'Lượt kiểm tra sẽ hoàn thành khi đã gửi hết câu trả lời.',
  go_on: 'Kiểm tra tiếp',
  unsent_rounds: '{{total}} lượt kiểm tra còn câu trả lời chưa gửi từ máy này',
  labels: 'Tem QR',
  labels_help:
    'Dán tem lên thiết bị. Quét bằng điện thoại sẽ mở trang của thiết bị với các lượt kiểm tra, sự cố và vật tư, sau khi đăng nhập.',
  label_of: 'Mã QR của {{code}}',
}

const en: typeof vi = {
  walk: 'Item by item',
  progress: 'Judged: {{judged}} of {{total}}',
  waiting: 'answers not sent yet: {{total}}',
  limits: '{{min}} – {{max}} {{unit}}',
  unsent: 'Not sent yet',
  offline:
    'The server can’t be reached. Go on: answers and photos are kept on this device and sent when the network is back. Don’t sign out before that.',
  not_kept: 'This browser can’t keep the answers. Don’t close the page before they are sent.',
  overtaken: 'A colleague has answered this item: {{theirs}}',
  keep_mine: 'Keep my answer',
  take_theirs: 'Take theirs',
  send_again: 'Send again',
  drop_one: 'Drop this answer',
  refused: 'Answers that could not be sent: {{total}}',
  drop: 'Drop the unsent answers',
  other: 'Something else that was found',
  add: 'Add',
  finish: 'Finish the round',
  finishing: 'The round is finished once all answers have been sent.',
  go_on: 'Go on checking',
  unsent_rounds: 'Rounds with answers that this device has not sent yet: {{total}}',
  labels: 'QR labels',
  labels_help:
    'Stick the label on the equipment. A phone that scans it opens the page with its checks, incidents and parts, after signing in.',
  label_of: 'QR code of {{code}}',
}

const km: typeof vi = {
  walk: 'ពិនិត្យម្តងមួយមុខ',
  progress: 'បានវាយតម្លៃ {{judged}}/{{total}}',
  waiting: 'ចម្លើយមិនទាន់ផ្ញើ៖ {{total}}',
  limits: '{{min}} – {{max}} {{unit}}',
  unsent: 'មិនទាន់ផ្ញើ',
  offline:
    'មិនអាចភ្ជាប់ទៅម៉ាស៊ីនមេបានទេ។ សូមបន្តពិនិត្យ៖ ចម្លើយ និងរូបថតត្រូវបានរក្សាទុកលើឧបករណ៍នេះ ហើយនឹងផ្ញើដោយខ្លួនឯងពេលមានបណ្តាញ។ សូមកុំចាកចេញពីគណនីមុនពេលនោះ។',
  not_kept: 'កម្មវិធីរុករកនេះមិនអាចរក្សាទុកចម្លើយបានទេ។ សូមកុំបិទទំព័រមុនពេលផ្ញើរួច។',
  overtaken: 'មិត្តរួមការងារបានកត់ត្រាមុខនេះ៖ {{theirs}}',
  keep_mine: 'រក្សាចម្លើយរបស់ខ្ញុំ',
  take_theirs: 'យកចម្លើយរបស់គេ',
  send_again: 'ផ្ញើម្តងទៀត',
  drop_one: 'បោះបង់ចម្លើយនេះ',
  refused: 'ចម្លើយដែលផ្ញើមិនបាន៖ {{total}}',
  drop: 'បោះបង់ចម្លើយដែលមិនទាន់ផ្ញើ',
  other: 'អ្វីផ្សេងទៀតដែលបានរកឃើញ',
  add: 'បន្ថែម',
  finish: 'បញ្ចប់ការត្រួតពិនិត្យ',
  finishing: 'ការត្រួតពិនិត្យនឹងត្រូវបញ្ចប់ពេលចម្លើយទាំងអស់ត្រូវបានផ្ញើ។',
  go_on: 'បន្តពិនិត្យ',
  unsent_rounds: 'ការត្រួតពិនិត្យដែលមានចម្លើយមិនទាន់ផ្ញើពីឧបករណ៍នេះ៖ {{total}}',
  labels: 'ស្លាក QR',
  labels_help: 'សូមបិទស្លាកលើឧបករណ៍។ ពេលស្កេនដោយទូរស័ព្ទ ទំព័រឧបករណ៍នឹងបើកជាមួយការត្រួតពិនិត្យ ឧប្បត្តិហេតុ និងសម្ភារៈ បន្ទាប់ពីចូលគណនី។',
  label_of: 'កូដ QR របស់ {{code}}',
}

/** Words of rounds that are walked with a phone, and of equipment's labels. */
export const words = { vi, en, km } satisfies Record<Language, unknown>
