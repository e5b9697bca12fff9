import type { Language } from '#core/language.ts'

const vi = {
  title: 'Biên bản bàn giao căn hộ',
  giver: 'Bên giao',
  receiver: 'Bên nhận',
  no_defects: 'Không có',
  passed: 'Đạt',
  not_passed: 'Chưa đạt',
  items: [
    'Cửa và khóa',
    'Tường, trần, sàn',
    'Điện và đèn',
    'Nước và thiết bị vệ sinh',
    'Bếp',
    'Điều hòa',
    'Ban công và cửa sổ',
    'Báo cháy, chữa cháy',
  ],
  closing: 'Biên bản được lập thành hai bản, mỗi bên giữ một bản.',
}

const en: typeof vi = {
  title: 'Apartment handover record',
  giver: 'Handed over by',
  receiver: 'Received by',
  no_defects: 'None',
  passed: 'Passed',
  not_passed: 'Not passed',
  items: [
    'Doors and locks',
    'Walls, ceilings, floors',
    'Power and lights',
    'Water and sanitary ware',
    'Kitchen',
    'Air conditioning',
    'Balcony and windows',
    'Fire alarm and extinguishers',
  ],
  closing: 'Made in two copies, one for each side.',
}

const km: typeof vi = {
  title: 'កំណត់ហេតុប្រគល់អាផាតមិន',
  giver: 'អ្នកប្រគល់',
  receiver: 'អ្នកទទួល',
  no_defects: 'គ្មាន',
  passed: 'ត្រឹមត្រូវ',
  not_passed: 'មិនទាន់ត្រឹមត្រូវ',
  items: [
    'ទ្វារ និងសោ',
    'ជញ្ជាំង ពិដាន កម្រាល',
    'អគ្គិសនី និងភ្លើងបំភ្លឺ',
    'ទឹក និងបន្ទប់ទឹក',
    'ផ្ទះបាយ',
    'ម៉ាស៊ីនត្រជាក់',
    'យ៉រ និងបង្អួច',
    'ប្រព័ន្ធប្រកាសអគ្គិភ័យ',
  ],
  closing: 'កំណត់ហេតុនេះធ្វើឡើងជាពីរច្បាប់ ភាគីនីមួយៗរក្សាមួយច្បាប់។',
}

/** What the minutes of a handover say beside the names of their fields. */
export const handoverWords: Readonly<Record<Language, typeof vi>> = { vi, en, km }
