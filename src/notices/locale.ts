import type { Language } from '#core/language.ts'

const vi = {
  preview: {
    title: 'Xem trước khi gửi',
    what: 'Tính theo số liệu lúc này, đúng như khi gửi. Chưa có gì được gửi đi.',
    found: '{{notices}} căn hộ nhận thông báo, tổng phải thu {{due}}.',
    without: '{{total}} căn hộ không có gì để thông báo.',
    none: 'Không căn hộ nào có khoản phí để thông báo: kiểm tra tháng, đối tượng, và phí đã duyệt chưa.',
    not_reached: '{{total}} căn hộ không liên lạc được bằng cách nào đã chọn: cần in giấy.',
    channel: '{{channel}}: gửi được {{reached}}, không gửi được {{missed}}.',
    no_account:
      'Chưa có tài khoản ngân hàng để nhận chuyển khoản bằng tiền của tòa nhà: thông báo không có thông tin chuyển khoản.',
    account: 'Đề nghị chuyển khoản đến {{account}}.',
    cut: 'Chỉ hiện {{shown}} căn hộ đầu, nơi không liên lạc được ở trên.',
    problems: 'Không gửi được',
    reachable: 'Gửi được mọi cách',
    all: 'Tất cả',
    page: 'Trang thông báo',
    see_page: 'Xem trang',
    load_failed: 'Không xem trước được',
  },
  progress: {
    title: 'Tiến độ gửi',
    waiting: 'Đang chờ đến lượt…',
    of: 'Đã xử lý {{done}} / {{total}} căn hộ',
    see_missed: 'Xem {{total}} thông báo chưa đến',
  },
  print: {
    group: 'In tất cả thông báo',
    one: 'In thông báo',
    title: 'In thông báo phí',
    none: 'Đợt này chưa có thông báo nào: hãy gửi trước.',
    load_failed: 'Không tải được thông báo',
    back: 'Về đợt thông báo',
  },
  link: {
    make: 'Liên kết cho căn hộ',
    title: 'Liên kết để căn hộ xem thông báo',
    help: 'Ai có liên kết này xem được thông báo mà không cần đăng nhập. Có hiệu lực đến {{time}}. Các liên kết trước không còn dùng được.',
    closed: 'Không mở được thông báo',
    closed_help: 'Liên kết không đúng hoặc đã hết hạn. Hãy liên hệ ban quản lý.',
  },
}

const en: typeof vi = {
  preview: {
    title: 'Before it is sent',
    what: 'Calculated from the present figures, exactly as sending does. Nothing has been sent.',
    found: 'Apartments that get a notice: {{notices}}, total due {{due}}.',
    without: 'Apartments with nothing to be told: {{total}}.',
    none: 'No apartment has a fee to notify. Check the month, the recipients, and that the fees are approved.',
    not_reached: 'Apartments that cannot be reached in any chosen way: {{total}}. Print their notices.',
    channel: '{{channel}}: can be sent {{reached}}, cannot be sent {{missed}}.',
    no_account: 'There is no bank account to transfer to in the building’s currency, so notices name none.',
    account: 'Asks for a transfer to {{account}}.',
    cut: 'Only the first {{shown}} apartments are shown, those that cannot be reached first.',
    problems: 'Cannot be sent',
    reachable: 'Every way works',
    all: 'All',
    page: 'Page',
    see_page: 'See page',
    load_failed: 'The preview could not be loaded',
  },
  progress: {
    title: 'Sending',
    waiting: 'Waiting for its turn…',
    of: 'Apartments processed: {{done}} of {{total}}',
    see_missed: 'See notices not delivered ({{total}})',
  },
  print: {
    group: 'Print all notices',
    one: 'Print notice',
    title: 'Print fee notices',
    none: 'This batch has no notices yet. Send it first.',
    load_failed: 'The notices could not be loaded',
    back: 'Back to the batch',
  },
  link: {
    make: 'Link for the apartment',
    title: 'A link to read the notice by',
    help: 'Whoever has the link reads this notice without signing in. It is valid until {{time}}. Earlier links no longer open it.',
    closed: 'The notice could not be opened',
    closed_help: 'The link is wrong or has expired. Ask the management office.',
  },
}

const km: typeof vi = {
  preview: {
    title: 'មើលជាមុនមុនពេលផ្ញើ',
    what: 'គណនាតាមទិន្នន័យពេលនេះ ដូចពេលផ្ញើពិត។ មិនទាន់មានអ្វីត្រូវបានផ្ញើទេ។',
    found: 'អាផាតមិនទទួលលិខិត៖ {{notices}} សរុបត្រូវបង់ {{due}}។',
    without: 'អាផាតមិនគ្មានអ្វីត្រូវជូនដំណឹង៖ {{total}}។',
    none: 'គ្មានអាផាតមិនណាមានថ្លៃត្រូវជូនដំណឹងទេ៖ សូមពិនិត្យខែ អ្នកទទួល និងការអនុម័តថ្លៃ។',
    not_reached: 'អាផាតមិនដែលមិនអាចទាក់ទងបានតាមវិធីណាមួយ៖ {{total}}។ សូមបោះពុម្ពលិខិត។',
    channel: '{{channel}}៖ អាចផ្ញើ {{reached}} មិនអាចផ្ញើ {{missed}}។',
    no_account: 'មិនទាន់មានគណនីធនាគារសម្រាប់ផ្ទេរប្រាក់ជារូបិយប័ណ្ណរបស់អគារទេ ដូច្នេះលិខិតគ្មានព័ត៌មានផ្ទេរប្រាក់។',
    account: 'ស្នើឱ្យផ្ទេរប្រាក់ទៅ {{account}}។',
    cut: 'បង្ហាញតែ {{shown}} អាផាតមិនដំបូង ដោយដាក់អ្នកដែលមិនអាចទាក់ទងនៅខាងលើ។',
    problems: 'មិនអាចផ្ញើ',
    reachable: 'អាចផ្ញើគ្រប់វិធី',
    all: 'ទាំងអស់',
    page: 'ទំព័រលិខិត',
    see_page: 'មើលទំព័រ',
    load_failed: 'មិនអាចមើលជាមុនបានទេ',
  },
  progress: {
    title: 'ការផ្ញើ',
    waiting: 'កំពុងរង់ចាំវេន…',
    of: 'បានដំណើរការ {{done}} / {{total}} អាផាតមិន',
    see_missed: 'មើលលិខិតមិនបានដល់ {{total}}',
  },
  print: {
    group: 'បោះពុម្ពលិខិតទាំងអស់',
    one: 'បោះពុម្ពលិខិត',
    title: 'បោះពុម្ពលិខិតជូនដំណឹង',
    none: 'វគ្គនេះមិនទាន់មានលិខិតទេ៖ សូមផ្ញើជាមុនសិន។',
    load_failed: 'មិនអាចផ្ទុកលិខិតបានទេ',
    back: 'ត្រឡប់ទៅវគ្គជូនដំណឹង',
  },
  link: {
    make: 'តំណសម្រាប់អាផាតមិន',
    title: 'តំណសម្រាប់អានលិខិតជូនដំណឹង',
    help: 'អ្នកដែលមានតំណនេះអាចអានលិខិតបាន ដោយមិនចាំបាច់ចូលគណនី។ មានសុពលភាពដល់ {{time}}។ តំណមុនៗលែងប្រើបានទៀតហើយ។',
    closed: 'មិនអាចបើកលិខិតបានទេ',
    closed_help: 'តំណមិនត្រឹមត្រូវ ឬផុតកំណត់។ សូមទាក់ទងការិយាល័យគ្រប់គ្រង។',
  },
}

/** Fee notices: the preview, the sending, and what is printed. */
export const words: Readonly<Record<Language, typeof vi>> = { vi, en, km }
