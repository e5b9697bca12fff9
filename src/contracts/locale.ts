import type { Language } from '#core/language.ts'

const vi = {
  title: 'Hợp đồng {{code}}',
  closed: 'Không mở được hợp đồng',
  closed_help:
    'Liên kết không đúng, đã hết hạn hoặc đã được thay thế. Hãy liên hệ ban quản lý để nhận liên kết mới.',
  confirm: 'Xác nhận hợp đồng',
  confirm_help:
    'Hãy đọc hợp đồng bên dưới. Nếu đồng ý, hãy nhận mã xác nhận gồm 6 chữ số qua e-mail {{email}} và nhập vào đây.',
  confirm_by: 'Bạn có thể xác nhận đến hết ngày {{day}}.',
  send_code: 'Gửi mã xác nhận',
  send_again: 'Gửi lại mã',
  code_sent: 'Đã gửi mã đến {{email}}. Mã có hiệu lực trong {{minutes}} phút.',
  code: 'Mã xác nhận',
  agree: 'Tôi đồng ý và xác nhận',
  confirmed: 'Bạn đã xác nhận hợp đồng này.',
  plan_in_all: '{{count}} kỳ, mỗi kỳ {{each}} gồm thuế; cả kế hoạch {{all}}.',
  plan_all: '{{count}} kỳ; cả kế hoạch {{all}} gồm thuế.',
  plan_kept:
    'Hợp đồng này đã gửi cho khách: bản in giữ kế hoạch lúc gửi. Rút lại và gửi lại hợp đồng để in kế hoạch mới.',
  plan_beyond:
    'Cả kế hoạch {{all}} trước thuế, nhiều hơn giá trị hợp đồng {{value}}. Số tiền nhập là của mỗi kỳ.',
  plan_share: 'Chia giá trị hợp đồng {{value}} cho {{count}} kỳ',
  changed: 'Hợp đồng vừa được thay đổi. Hãy đọc lại trước khi xác nhận.',
}

const en: typeof vi = {
  title: 'Contract {{code}}',
  closed: 'The contract could not be opened',
  closed_help:
    'The link is wrong, has expired or has been replaced. Ask the management office for a new one.',
  confirm: 'Confirm the contract',
  confirm_help:
    'Read the contract below. If you agree, have a code of 6 digits sent to {{email}} and enter it here.',
  confirm_by: 'You can confirm it until the end of {{day}}.',
  send_code: 'Send the code',
  send_again: 'Send the code again',
  code_sent: 'The code was sent to {{email}}. It is valid for {{minutes}} minutes.',
  code: 'Code',
  agree: 'I agree and confirm',
  confirmed: 'You have confirmed this contract.',
  plan_in_all: 'Periods: {{count}}, each {{each}} with tax; {{all}} in all.',
  plan_all: 'Periods: {{count}}; {{all}} with tax in all.',
  plan_kept:
    'This contract has been sent to its customer: its paper keeps the schedule as it was then. Withdraw the contract and send it again to print the new one.',
  plan_beyond:
    'The plan comes to {{all}} before tax, more than the contract’s {{value}}. Amounts are typed for each period.',
  plan_share: 'Share the contract’s {{value}} among the periods ({{count}})',
  changed: 'The contract has just been changed. Read it again before you confirm.',
}

const km: typeof vi = {
  title: 'កិច្ចសន្យា {{code}}',
  closed: 'មិនអាចបើកកិច្ចសន្យាបានទេ',
  closed_help: 'តំណមិនត្រឹមត្រូវ ផុតកំណត់ ឬត្រូវបានជំនួស។ សូមទាក់ទងការិយាល័យគ្រប់គ្រងដើម្បីទទួលតំណថ្មី។',
  confirm: 'បញ្ជាក់កិច្ចសន្យា',
  confirm_help: 'សូមអានកិច្ចសន្យាខាងក្រោម។ ប្រសិនបើយល់ព្រម សូមទទួលលេខកូដ 6 ខ្ទង់តាមអ៊ីមែល {{email}} ហើយបញ្ចូលនៅទីនេះ។',
  confirm_by: 'អ្នកអាចបញ្ជាក់បានដល់ចប់ថ្ងៃទី {{day}}។',
  send_code: 'ផ្ញើលេខកូដ',
  send_again: 'ផ្ញើលេខកូដម្តងទៀត',
  code_sent: 'បានផ្ញើលេខកូដទៅ {{email}}។ លេខកូដមានសុពលភាព {{minutes}} នាទី។',
  code: 'លេខកូដ',
  agree: 'ខ្ញុំយល់ព្រម និងបញ្ជាក់',
  confirmed: 'អ្នកបានបញ្ជាក់កិច្ចសន្យានេះហើយ។',
  plan_in_all: '{{count}} គ្រា ក្នុងមួយគ្រា {{each}} រួមពន្ធ សរុបទាំងអស់ {{all}}។',
  plan_all: '{{count}} គ្រា សរុបទាំងអស់ {{all}} រួមពន្ធ។',
  plan_kept: 'កិច្ចសន្យានេះបានផ្ញើជូនអតិថិជនហើយ៖ ច្បាប់បោះពុម្ពរក្សាផែនការពេលផ្ញើ។ សូមដកកិច្ចសន្យាវិញ រួចផ្ញើម្តងទៀត ដើម្បីបោះពុម្ពផែនការថ្មី។',
  plan_beyond: 'ផែនការទាំងមូល {{all}} មុនពន្ធ លើសតម្លៃកិច្ចសន្យា {{value}}។ ចំនួនដែលបញ្ចូលគឺសម្រាប់មួយគ្រា។',
  plan_share: 'ចែកតម្លៃកិច្ចសន្យា {{value}} ទៅ {{count}} គ្រា',
  changed: 'កិច្ចសន្យាទើបតែត្រូវបានកែប្រែ។ សូមអានម្តងទៀតមុនពេលបញ្ជាក់។',
}

/** Words of a contract's own page, for its customer, and of its plans. */
export const words = { vi, en, km } satisfies Record<Language, unknown>
