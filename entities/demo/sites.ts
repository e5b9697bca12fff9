import type { CurrencyCode } from '#domain/currency.ts'
import type { Language } from '#core/language.ts'

export const demoOrganisation = { id: '1', code: 'lobby-demo', name: 'Công ty Quản lý Nhà Lobby' } as const

/** The profile of one demo building; its apartments and people are generated from it. */
export interface Site {
  readonly language: Language
  readonly building: Readonly<Record<string, string>> & { readonly currency_code: CurrencyCode }
  readonly blocks: readonly { readonly code: string; readonly name: string }[]
  readonly floors: number
  readonly perFloor: number
  readonly residents: number
  readonly types: readonly ApartmentTypeSeed[]
  /** In words of the site's language, with the apartment's code. */
  readonly apartmentName: string
  /** Mobile prefixes, and what fills a number up to ten digits. */
  readonly mobile: readonly string[]
  readonly idPrefix: string
  /** How vehicles are registered here: the province, and the first characters of a plate. */
  readonly plates: { readonly province: string; readonly car: string; readonly motorbike: string }
}
interface ApartmentTypeSeed {
  readonly code: string
  readonly name: string
  readonly color: string
  readonly area: number
}

const types = (names: readonly [string, string, string, string, string, string]): ApartmentTypeSeed[] => [
  { code: 'STD', name: names[0], color: '#7dd3fc', area: 32 },
  { code: '1PN', name: names[1], color: '#5eead4', area: 46 },
  { code: '2PN', name: names[2], color: '#86efac', area: 68 },
  { code: '3PN', name: names[3], color: '#fde68a', area: 92 },
  { code: 'DUP', name: names[4], color: '#d8b4fe', area: 140 },
  { code: 'SH', name: names[5], color: '#fdba74', area: 118 },
]
const vietnameseTypes = types([
  'Căn hộ studio',
  '1 phòng ngủ',
  '2 phòng ngủ',
  '3 phòng ngủ',
  'Căn hộ thông tầng',
  'Căn hộ thương mại',
])
const khmerTypes = types(['ស្ទូឌីយោ', 'បន្ទប់គេង 1', 'បន្ទប់គេង 2', 'បន្ទប់គេង 3', 'អាផាតមិនពីរជាន់', 'ផ្ទះហាង'])
const vietnameseMobile = [
  '032',
  '034',
  '036',
  '038',
  '070',
  '077',
  '086',
  '090',
  '091',
  '093',
  '096',
  '097',
  '098',
]

export const sites: readonly Site[] = [
  {
    language: 'vi',
    building: {
      code: 'HOSEN',
      name: 'Chung cư Hồ Sen',
      address: 'Số 25 đường Hoàng Minh Giám, phường Thanh Xuân, Hà Nội',
      contact: 'Nguyễn Thu Hằng',
      hotline: '02473005588',
      email: 'hosen@lobby.test',
      description: 'Hai tòa tháp 18 tầng bên hồ, bàn giao từ năm 2021.',
      currency_code: 'vnd',
      money_unit: 'đồng',
      deploy_month: '2021-06',
    },
    blocks: [
      { code: 'A', name: 'Tháp A' },
      { code: 'B', name: 'Tháp B' },
    ],
    floors: 18,
    perFloor: 10,
    residents: 880,
    types: vietnameseTypes,
    apartmentName: 'Căn hộ',
    mobile: vietnameseMobile,
    idPrefix: '001',
    plates: { province: 'Hà Nội', car: '30H', motorbike: '29K1' },
  },
  {
    language: 'vi',
    building: {
      code: 'SONGXANH',
      name: 'Căn hộ Sông Xanh',
      address: 'Số 128 đường Nguyễn Hữu Thọ, xã Nhà Bè, Thành phố Hồ Chí Minh',
      contact: 'Trần Quốc Bảo',
      hotline: '02873006699',
      email: 'songxanh@lobby.test',
      description: 'Ba block 12 tầng ven sông, có khu thương mại ở tầng 1.',
      currency_code: 'vnd',
      money_unit: 'đồng',
      deploy_month: '2022-09',
    },
    blocks: [
      { code: 'S1', name: 'Block S1' },
      { code: 'S2', name: 'Block S2' },
      { code: 'S3', name: 'Block S3' },
    ],
    floors: 12,
    perFloor: 10,
    residents: 880,
    types: vietnameseTypes,
    apartmentName: 'Căn hộ',
    mobile: vietnameseMobile,
    idPrefix: '079',
    plates: { province: 'Thành phố Hồ Chí Minh', car: '51K', motorbike: '59X3' },
  },
  {
    language: 'km',
    building: {
      code: 'MEKONG',
      name: 'អគារមេគង្គ',
      address: 'ផ្ទះលេខ 188 មហាវិថីព្រះនរោត្តម ខណ្ឌចំការមន រាជធានីភ្នំពេញ',
      contact: 'សុខ វិសាល',
      hotline: '0239006677',
      email: 'mekong@lobby.test',
      description: 'អគារពីរប្លុក កម្ពស់ 10 ជាន់ ជិតទន្លេមេគង្គ។ តម្លៃគិតជារៀល និងដុល្លារ។',
      currency_code: 'riel',
      money_unit: 'រៀល',
      deploy_month: '2023-03',
    },
    blocks: [
      { code: 'N', name: 'ប្លុកខាងជើង' },
      { code: 'T', name: 'ប្លុកខាងត្បូង' },
    ],
    floors: 10,
    perFloor: 9,
    residents: 440,
    types: khmerTypes,
    apartmentName: 'អាផាតមិន',
    mobile: ['031', '060', '067', '071', '088', '096', '097'],
    idPrefix: '01',
    plates: { province: 'ភ្នំពេញ', car: '2AB', motorbike: '1HK' },
  },
]

/** The only building with piped gas. */
export const pipedGas = sites[1]
