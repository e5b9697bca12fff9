import type { Language } from '#core/language.ts'
import type { PageWords } from '../locales/pages.ts'

const vi = {
  audience: {
    emailed: 'Qua e-mail: {{emailed}}.',
    reaches: 'Gửi đến {{sent}} / {{total}} cư dân thuộc đối tượng nhận.',
    nobody: 'Không có cư dân nào thuộc đối tượng nhận đã chọn.',
    missed: '{{missed}} cư dân không nhận được: chưa có tài khoản, hoặc tài khoản bị khóa.',
  },
  progress: {
    title: 'Tiến độ gửi',
    waiting: 'Đang chờ đến lượt…',
    of: 'Đã xử lý {{done}} / {{total}} cư dân',
    see_missed: 'Xem {{total}} cư dân chưa nhận được',
  },
  tell: {
    title: 'Tiêu đề',
    summary: 'Nội dung ngắn',
    summary_help: 'Là nội dung của thông báo đẩy và phần tóm tắt của tin tức.',
    content: 'Nội dung đầy đủ',
    picture: 'Hình',
    is_urgent: 'Khẩn',
    until: 'Hiện đến hết ngày',
    until_help: 'Dành cho tin tức và banner; để trống là không hết hạn.',
    whom: 'Gửi cho ai, bằng cách nào',
    text: 'Nội dung',
    ways: 'Gửi bằng',
    ways_help: 'Tin tức và banner hiển thị cho mọi người, nên chỉ có khi gửi cho tất cả.',
    none: 'Bạn soạn được nhưng chưa được đăng hoặc gửi theo cách nào. Hãy nhờ người có quyền duyệt.',
    send: 'Đăng và gửi',
    told: 'Đã báo tin cho cư dân',
    again: 'Soạn tin khác',
    reach: {
      title: 'Nếu gửi ngay bây giờ',
      choose: 'Hãy chọn nơi ở của người nhận để xem bao nhiêu người nhận được.',
      load_failed: 'Không đếm được người nhận',
      nobody: 'Không có cư dân nào thuộc đối tượng nhận đã chọn.',
      way: 'Cách gửi',
      people: 'Người',
      apartments: 'Căn hộ',
      meant: 'Đối tượng nhận',
      email: 'E-mail',
      open: 'Tin tức, thông báo và banner: những người đang ở và đã vào ứng dụng. Ngoài ra, ai có liên kết công khai đều đọc được tin tức và thông báo.',
      for_some:
        'Thông báo: những người nhận đã vào ứng dụng, đọc sau khi đăng nhập. Thông báo này không có liên kết công khai.',
      missed:
        'Thông báo đẩy chỉ đến người có tài khoản trong ứng dụng. Chưa có hoặc bị khóa tài khoản: {{total}}.',
      invite: 'Mời cư dân vào ứng dụng',
    },
  },
}

const en: typeof vi = {
  audience: {
    emailed: 'By e-mail: {{emailed}}.',
    reaches: 'Recipients it reaches: {{sent}} of {{total}}.',
    nobody: 'The chosen recipients include no resident.',
    missed: 'Not reached: {{missed}}. They have no account, or it is disabled.',
  },
  progress: {
    title: 'Sending',
    waiting: 'Waiting for its turn…',
    of: 'Residents processed: {{done}} of {{total}}',
    see_missed: 'See residents not reached ({{total}})',
  },
  tell: {
    title: 'Title',
    summary: 'Short text',
    summary_help: 'The text of a push notification, and the summary of news.',
    content: 'Full text',
    picture: 'Picture',
    is_urgent: 'Urgent',
    until: 'Shown until the end of',
    until_help: 'Of news and banners; leave it empty to show them without an end.',
    whom: 'Whom to tell, and how',
    text: 'The text',
    ways: 'Send as',
    ways_help: 'News and banners are seen by everybody, so they are offered only for everybody.',
    none: 'You may write, but not publish or send in any way. Ask somebody who may approve.',
    send: 'Publish and send',
    told: 'The residents have been told',
    again: 'Write another',
    reach: {
      title: 'If it was sent now',
      choose: 'Choose where the recipients live to see how many people it reaches.',
      load_failed: 'The recipients could not be counted',
      nobody: 'The chosen recipients include no resident.',
      way: 'Way',
      people: 'People',
      apartments: 'Apartments',
      meant: 'Meant for',
      email: 'E-mail',
      open: 'News, announcements and banners: those who live here and are in the app. Besides, whoever has the public link reads news and announcements.',
      for_some:
        'Announcements: those of them who are in the app, where they read it signed in. It has no public link.',
      missed:
        'A push notification reaches only those who have an account in the app. Without one, or with a disabled one: {{total}}.',
      invite: 'Invite residents to the app',
    },
  },
}

const km: typeof vi = {
  audience: {
    emailed: 'តាមអ៊ីមែល៖ {{emailed}} នាក់។',
    reaches: 'ដល់អ្នកស្នាក់នៅ {{sent}} / {{total}} នាក់ក្នុងចំណោមអ្នកទទួល។',
    nobody: 'គ្មានអ្នកស្នាក់នៅក្នុងចំណោមអ្នកទទួលដែលបានជ្រើស។',
    missed: 'អ្នកស្នាក់នៅ {{missed}} នាក់មិនបានទទួល៖ គ្មានគណនី ឬគណនីត្រូវបានចាក់សោ។',
  },
  progress: {
    title: 'ការផ្ញើ',
    waiting: 'កំពុងរង់ចាំវេន…',
    of: 'បានដំណើរការ {{done}} / {{total}} នាក់',
    see_missed: 'មើលអ្នកស្នាក់នៅ {{total}} នាក់ដែលមិនបានទទួល',
  },
  tell: {
    title: 'ចំណងជើង',
    summary: 'អត្ថបទខ្លី',
    summary_help: 'ជាខ្លឹមសារនៃការជូនដំណឹង និងសេចក្តីសង្ខេបនៃព័ត៌មាន។',
    content: 'អត្ថបទពេញ',
    picture: 'រូបភាព',
    is_urgent: 'បន្ទាន់',
    until: 'បង្ហាញដល់ចុងថ្ងៃ',
    until_help: 'សម្រាប់ព័ត៌មាន និងបដា។ ទុកទទេគឺគ្មានថ្ងៃផុតកំណត់។',
    whom: 'ផ្ញើទៅអ្នកណា និងតាមវិធីណា',
    text: 'ខ្លឹមសារ',
    ways: 'ផ្ញើជា',
    ways_help: 'ព័ត៌មាន និងបដា មនុស្សគ្រប់គ្នាមើលឃើញ ដូច្នេះមានតែពេលផ្ញើទៅទាំងអស់គ្នា។',
    none: 'អ្នកអាចសរសេរបាន តែមិនទាន់អាចផ្សាយ ឬផ្ញើតាមវិធីណាទេ។ សូមសុំអ្នកដែលមានសិទ្ធិអនុម័ត។',
    send: 'ផ្សាយ និងផ្ញើ',
    told: 'បានជូនដំណឹងអ្នកស្នាក់នៅហើយ',
    again: 'សរសេរថ្មីមួយទៀត',
    reach: {
      title: 'ប្រសិនបើផ្ញើឥឡូវនេះ',
      choose: 'សូមជ្រើសកន្លែងស្នាក់នៅរបស់អ្នកទទួល ដើម្បីឃើញចំនួនមនុស្សដែលទទួលបាន។',
      load_failed: 'មិនអាចរាប់អ្នកទទួលបានទេ',
      nobody: 'គ្មានអ្នកស្នាក់នៅក្នុងចំណោមអ្នកទទួលដែលបានជ្រើស។',
      way: 'វិធីផ្ញើ',
      people: 'មនុស្ស',
      apartments: 'អាផាតមិន',
      meant: 'អ្នកទទួល',
      email: 'អ៊ីមែល',
      open: 'ព័ត៌មាន សេចក្តីជូនដំណឹង និងបដា៖ អ្នកដែលស្នាក់នៅ ហើយបានចូលកម្មវិធី។ ក្រៅពីនេះ អ្នកណាដែលមានតំណសាធារណៈ អាចអានព័ត៌មាន និងសេចក្តីជូនដំណឹងបាន។',
      for_some: 'សេចក្តីជូនដំណឹង៖ អ្នកទទួលដែលបានចូលកម្មវិធី អានក្រោយពេលចូលគណនី។ វាគ្មានតំណសាធារណៈទេ។',
      missed: 'ការជូនដំណឹងទៅដល់តែអ្នកដែលមានគណនីក្នុងកម្មវិធី។ គ្មានគណនី ឬគណនីត្រូវបានចាក់សោ៖ {{total}} នាក់។',
      invite: 'អញ្ជើញអ្នកស្នាក់នៅចូលកម្មវិធី',
    },
  },
}

/** Words of messages to residents' accounts: before they are sent, and while. */
export const words = { vi, en, km } satisfies Record<Language, unknown>

/** What menu, palette and headings call its pages. */
export const pageWords = {
  tell_residents: {
    vi: {
      title: 'Báo tin cho cư dân',
      purpose: 'Soạn một lần, đăng tin tức, thông báo, banner và gửi thông báo đẩy cùng lúc.',
    },
    en: {
      title: 'Tell the residents',
      purpose: 'Write once: publish news, announcement and banner, and send a push notification together.',
    },
    km: {
      title: 'ជូនដំណឹងអ្នកស្នាក់នៅ',
      purpose: 'សរសេរម្តង ផ្សាយព័ត៌មាន សេចក្តីជូនដំណឹង បដា និងផ្ញើការជូនដំណឹងក្នុងពេលតែមួយ។',
    },
  },
} as const satisfies PageWords
