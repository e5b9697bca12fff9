const vi = {
  title: 'Người trong nhà',
  me: 'Tôi',
  access: { never: 'Chưa vào ứng dụng', invited: 'Đã được mời', in: 'Đang dùng ứng dụng' },
  acts: 'Xem và thanh toán phí',
  acts_help: 'Chủ hộ cho người lớn trong nhà xem và thanh toán phí của căn hộ.',
  invite: 'Mời {{name}} vào ứng dụng',
  link: 'Đường dẫn mời {{name}}',
  link_help: 'Gửi đường dẫn này cho đúng người. Dùng được một lần, đến {{time}}.',
  copy: 'Chép đường dẫn',
  copied: 'Đã chép',
  share: 'Gửi đường dẫn',
  leave: 'Rời căn hộ này',
  leave_help:
    'Bạn sẽ không còn xem được căn hộ {{apartment}} trong ứng dụng. Nơi ở của bạn trong hồ sơ của ban quản lý không thay đổi.',
  leave_sure: 'Vẫn rời',
  stay: 'Ở lại',
}
const en: typeof vi = {
  title: 'People at home',
  me: 'Me',
  access: { never: 'Not in the app', invited: 'Invited', in: 'In the app' },
  acts: 'Sees and pays the fees',
  acts_help: 'The householder lets adults of the home see its fees and pay them.',
  invite: 'Invite {{name}} to the app',
  link: 'Invitation of {{name}}',
  link_help: 'Pass this link on to that person alone. It works once, until {{time}}.',
  copy: 'Copy the link',
  copied: 'Copied',
  share: 'Send the link',
  leave: 'Leave this apartment',
  leave_help:
    'You will no longer see apartment {{apartment}} in the app. Where you live in the records of the management office does not change.',
  leave_sure: 'Leave all the same',
  stay: 'Stay',
}
const km: typeof vi = {
  title: 'អ្នកនៅក្នុងផ្ទះ',
  me: 'ខ្ញុំ',
  access: { never: 'មិនទាន់ប្រើកម្មវិធី', invited: 'បានអញ្ជើញហើយ', in: 'កំពុងប្រើកម្មវិធី' },
  acts: 'មើល និងបង់ថ្លៃសេវា',
  acts_help: 'ម្ចាស់ផ្ទះអនុញ្ញាតឲ្យមនុស្សពេញវ័យក្នុងផ្ទះមើល និងបង់ថ្លៃសេវា។',
  invite: 'អញ្ជើញ {{name}} ចូលកម្មវិធី',
  link: 'តំណអញ្ជើញ {{name}}',
  link_help: 'សូមផ្ញើតំណនេះឲ្យតែបុគ្គលនោះ។ ប្រើបានម្តង ដល់ {{time}}។',
  copy: 'ចម្លងតំណ',
  copied: 'បានចម្លង',
  share: 'ផ្ញើតំណ',
  leave: 'ចាកចេញពីអាផាតមិននេះ',
  leave_help: 'អ្នកនឹងមិនឃើញអាផាតមិន {{apartment}} ក្នុងកម្មវិធីទៀតទេ។ កន្លែងស្នាក់នៅរបស់អ្នកក្នុងកំណត់ត្រារបស់ការិយាល័យគ្រប់គ្រងមិនផ្លាស់ប្តូរទេ។',
  leave_sure: 'នៅតែចាកចេញ',
  stay: 'បន្តនៅ',
}

/** Who lives together: inviting them, letting them act, leaving. */
export const householdWords = { vi, en, km }
