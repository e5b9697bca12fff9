import type { Language } from '#core/language.ts'

const vi = {
  invite: 'Mời vào ứng dụng',
  invite_title: 'Mời {{n}} cư dân vào ứng dụng',
  invite_body:
    'Mỗi người được mời bằng cách đầu tiên liên lạc được. Ai đã vào ứng dụng thì không được mời lại.',
  send: 'Gửi lời mời',
  again: 'Mời lại',
  again_title: 'Mời lại {{name}}?',
  again_body:
    'Mọi thiết bị đang đăng nhập của cư dân này bị đăng xuất, mã cũ mất hiệu lực, và một mã mới được gửi đến e-mail hoặc số điện thoại trong hồ sơ. Dùng khi cư dân mất điện thoại hoặc quên mật khẩu.',
  again_sent: { email: 'Đã gửi lời mời qua e-mail', sms: 'Đã gửi lời mời qua tin nhắn' },
  end: 'Thu quyền vào ứng dụng',
  end_title: 'Thu quyền vào ứng dụng của {{name}}?',
  end_body:
    'Tài khoản đang dùng với tên cư dân này không còn xem được căn hộ, và các thiết bị bị đăng xuất nếu không còn căn hộ nào khác. Muốn dùng lại thì mời lại.',
  ended: 'Đã thu quyền vào ứng dụng',
  desk: 'Mã QR tại quầy',
  desk_title: 'Mời {{name}} tại quầy',
  desk_body:
    'Kiểm tra giấy tờ trước. Cư dân quét mã này bằng máy ảnh điện thoại; mã dùng được một lần, đến {{time}}.',
  desk_picture: 'Mã QR vào ứng dụng: {{code}}',
  letters: 'In thư mời',
  letters_help:
    'Chỉ người gửi in được thư, trong vòng một ngày. Gửi đợt mới thì thư cũ chưa dùng mất hiệu lực.',
  preview: {
    title: 'Nếu gửi ngay bây giờ',
    load_failed: 'Không tính được số lời mời',
    none: 'Không có người trưởng thành nào cần mời.',
    people: 'Người chưa vào ứng dụng: {{people}}, ở {{apartments}} căn hộ đã chọn.',
    email: 'Mời qua e-mail: {{total}}',
    sms: 'Mời qua tin nhắn SMS: {{total}}',
    letters: 'Căn hộ nhận thư giấy: {{total}}',
    not_reached: 'Không liên lạc được bằng các cách đã chọn: {{total}}',
  },
  progress: {
    title: 'Tiến độ mời',
    waiting: 'Đang chờ đến lượt…',
    of: 'Đã xử lý {{done}} / {{total}} căn hộ',
    see_missed: 'Xem {{total}} lời mời gửi lỗi',
  },
}

const en: typeof vi = {
  invite: 'Invite to the app',
  invite_title: 'Invite residents to the app ({{n}})',
  invite_body:
    'Each is invited in the first way that reaches them. Whoever has come in already is not invited again.',
  send: 'Send invitations',
  again: 'Invite again',
  again_title: 'Invite {{name}} again?',
  again_body:
    'All devices of this resident are signed out, earlier codes end, and a new one goes to the e-mail address or phone number on record. For a lost phone or a forgotten password.',
  again_sent: { email: 'Invitation sent by e-mail', sms: 'Invitation sent by SMS' },
  end: 'End app access',
  end_title: 'End the app access of {{name}}?',
  end_body:
    'The account that uses the app as this resident no longer sees the apartment, and its devices are signed out if it has no other home. To let them in again, invite them again.',
  ended: 'App access ended',
  desk: 'QR code at the desk',
  desk_title: 'Invite {{name}} at the desk',
  desk_body:
    'Check who they are first. The resident scans this code with their phone’s camera. It works once, until {{time}}.',
  desk_picture: 'QR code into the app: {{code}}',
  letters: 'Print letters',
  letters_help:
    'Only whoever sent them can print the letters, within a day. A new sending ends earlier letters that were not used.',
  preview: {
    title: 'If it was sent now',
    load_failed: 'The invitations could not be counted',
    none: 'There is no adult to invite.',
    people: 'People still to come in: {{people}}, in the chosen apartments ({{apartments}}).',
    email: 'Invited by e-mail: {{total}}',
    sms: 'Invited by SMS: {{total}}',
    letters: 'Apartments that get a letter: {{total}}',
    not_reached: 'Reached in none of the chosen ways: {{total}}',
  },
  progress: {
    title: 'Inviting',
    waiting: 'Waiting for its turn…',
    of: 'Apartments processed: {{done}} of {{total}}',
    see_missed: 'See invitations that were not sent ({{total}})',
  },
}

const km: typeof vi = {
  invite: 'អញ្ជើញចូលកម្មវិធី',
  invite_title: 'អញ្ជើញអ្នកស្នាក់នៅ {{n}} នាក់ចូលកម្មវិធី',
  invite_body: 'ម្នាក់ៗត្រូវបានអញ្ជើញតាមវិធីដំបូងដែលទាក់ទងបាន។ អ្នកដែលបានចូលរួចហើយមិនត្រូវបានអញ្ជើញម្តងទៀតទេ។',
  send: 'ផ្ញើការអញ្ជើញ',
  again: 'អញ្ជើញម្តងទៀត',
  again_title: 'អញ្ជើញ {{name}} ម្តងទៀត?',
  again_body:
    'ឧបករណ៍ទាំងអស់របស់អ្នកស្នាក់នៅនេះត្រូវចាកចេញ លេខកូដចាស់លែងមានសុពលភាព ហើយលេខកូដថ្មីត្រូវផ្ញើទៅអ៊ីមែល ឬលេខទូរស័ព្ទក្នុងប្រវត្តិរូប។ ប្រើពេលបាត់ទូរស័ព្ទ ឬភ្លេចពាក្យសម្ងាត់។',
  again_sent: { email: 'បានផ្ញើការអញ្ជើញតាមអ៊ីមែល', sms: 'បានផ្ញើការអញ្ជើញតាមសារ' },
  end: 'ដកសិទ្ធិចូលកម្មវិធី',
  end_title: 'ដកសិទ្ធិចូលកម្មវិធីរបស់ {{name}}?',
  end_body:
    'គណនីដែលប្រើក្នុងនាមអ្នកស្នាក់នៅនេះលែងមើលឃើញអាផាតមិន ហើយឧបករណ៍ត្រូវចាកចេញ បើគ្មានអាផាតមិនផ្សេង។ ដើម្បីឱ្យចូលវិញ សូមអញ្ជើញម្តងទៀត។',
  ended: 'បានដកសិទ្ធិចូលកម្មវិធី',
  desk: 'កូដ QR នៅតុ',
  desk_title: 'អញ្ជើញ {{name}} នៅតុ',
  desk_body: 'សូមពិនិត្យឯកសារជាមុន។ អ្នកស្នាក់នៅស្កេនកូដនេះដោយកាមេរ៉ាទូរស័ព្ទ កូដប្រើបានម្តង រហូតដល់ {{time}}។',
  desk_picture: 'កូដ QR ចូលកម្មវិធី៖ {{code}}',
  letters: 'បោះពុម្ពលិខិត',
  letters_help: 'មានតែអ្នកផ្ញើទេដែលអាចបោះពុម្ពលិខិតបាន ក្នុងរយៈពេលមួយថ្ងៃ។ វគ្គថ្មីធ្វើឱ្យលិខិតចាស់ដែលមិនទាន់ប្រើលែងមានសុពលភាព។',
  preview: {
    title: 'ប្រសិនបើផ្ញើឥឡូវនេះ',
    load_failed: 'មិនអាចរាប់ការអញ្ជើញបានទេ',
    none: 'គ្មានមនុស្សពេញវ័យត្រូវអញ្ជើញទេ។',
    people: 'អ្នកមិនទាន់ចូលកម្មវិធី៖ {{people}} នាក់ ក្នុងអាផាតមិនដែលបានជ្រើស {{apartments}}។',
    email: 'អញ្ជើញតាមអ៊ីមែល៖ {{total}}',
    sms: 'អញ្ជើញតាមសារ SMS៖ {{total}}',
    letters: 'អាផាតមិនទទួលលិខិត៖ {{total}}',
    not_reached: 'មិនអាចទាក់ទងតាមវិធីដែលបានជ្រើស៖ {{total}}',
  },
  progress: {
    title: 'ការអញ្ជើញ',
    waiting: 'កំពុងរង់ចាំវេន…',
    of: 'បានដំណើរការ {{done}} / {{total}} អាផាតមិន',
    see_missed: 'មើលការអញ្ជើញផ្ញើមិនបាន {{total}}',
  },
}

export const words = { vi, en, km } satisfies Record<Language, typeof vi>
