import type { Language } from '#core/language.ts'

const vi = {
  title: 'Biên bản bàn giao căn hộ',
  giver: 'Bên giao',
  receiver: 'Bên nhận',
  no_defects: 'Không có',
  closing: 'Biên bản được lập thành hai bản, mỗi bên giữ một bản.',
}

const en: typeof vi = {
  title: 'Apartment handover record',
  giver: 'Handed over by',
  receiver: 'Received by',
  no_defects: 'None',
  closing: 'Made in two copies, one for each side.',
}

const km: typeof vi = {
  title: 'កំណត់ហេតុប្រគល់អាផាតមិន',
  giver: 'អ្នកប្រគល់',
  receiver: 'អ្នកទទួល',
  no_defects: 'គ្មាន',
  closing: 'កំណត់ហេតុនេះធ្វើឡើងជាពីរច្បាប់ ភាគីនីមួយៗរក្សាមួយច្បាប់។',
}

/** What the minutes of a handover say beside the names of their fields. */
export const handoverWords: Readonly<Record<Language, typeof vi>> = { vi, en, km }
