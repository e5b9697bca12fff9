import type { Language } from '#core/language.ts'

const vi = {
  title: 'Khoản lãi sẽ được tạo',
  what: 'Tính thử theo quy định lãi chậm nộp của tòa nhà. Khi lưu, mỗi căn hộ có một khoản lãi nháp để duyệt như các khoản phí khác.',
  found: 'Đến hết tháng {{month}}: {{apartments}} căn hộ, tổng tiền lãi {{amount}}.',
  none: 'Đến hết tháng {{month}} không có ngày nộp trễ nào chưa tính lãi, hoặc chưa có quy định lãi chậm nộp.',
  cut: 'Chỉ hiện {{shown}} dòng đầu.',
  span: 'Khoảng ngày',
  per_month: '{{rate}} %/tháng',
  per_day: '{{rate}} %/ngày',
  all: 'Tất cả căn hộ',
  load_failed: 'Không tính thử được lãi chậm nộp',
  above_limit:
    'Vượt mức lãi tối đa {{percent}} %/năm mà các bên được thỏa thuận ({{law}}, điều 468): phần vượt không có hiệu lực.',
}

const en: typeof vi = {
  title: 'Interest that will be charged',
  what: 'Calculated by the building’s late interest rules. Saving makes a draft fee for each apartment, which is approved like any other.',
  found: 'Through month {{month}}: apartments {{apartments}}, interest {{amount}}.',
  none: 'Nothing was late through month {{month}} that interest is not charged for yet, or there is no late interest rule.',
  cut: 'Only the first {{shown}} rows are shown.',
  span: 'Days',
  per_month: '{{rate}} % a month',
  per_day: '{{rate}} % a day',
  all: 'All apartments',
  load_failed: 'Late interest could not be calculated',
  above_limit:
    'This is above {{percent}} % a year, the most that may be agreed on ({{law}}, art. 468): what is above is void.',
}

const km: typeof vi = {
  title: 'ការប្រាក់ដែលនឹងត្រូវគិត',
  what: 'គណនាតាមវិធានការប្រាក់បង់យឺតរបស់អគារ។ ពេលរក្សាទុក អាផាតមិននីមួយៗមានថ្លៃការប្រាក់ព្រាងមួយ ដែលត្រូវអនុម័តដូចថ្លៃផ្សេងទៀត។',
  found: 'រហូតដល់ចុងខែ {{month}}៖ {{apartments}} អាផាតមិន ការប្រាក់សរុប {{amount}}។',
  none: 'រហូតដល់ចុងខែ {{month}} គ្មានថ្ងៃបង់យឺតដែលមិនទាន់គិតការប្រាក់ ឬមិនទាន់មានវិធានការប្រាក់បង់យឺតទេ។',
  cut: 'បង្ហាញតែ {{shown}} ជួរដំបូង។',
  span: 'រយៈពេល',
  per_month: '{{rate}} % ក្នុងមួយខែ',
  per_day: '{{rate}} % ក្នុងមួយថ្ងៃ',
  all: 'គ្រប់អាផាតមិន',
  load_failed: 'មិនអាចគណនាការប្រាក់បង់យឺតបានទេ',
  above_limit: 'លើសអត្រាអតិបរមា {{percent}} % ក្នុងមួយឆ្នាំ ដែលអាចព្រមព្រៀងបាន ({{law}} មាត្រា 468)៖ ចំណែកលើសគ្មានសុពលភាព។',
}

/** What a run of late interest would charge. */
export const words: Readonly<Record<Language, typeof vi>> = { vi, en, km }
