import type { DemoSeed } from '#core/kind.ts'

export type Sex = 'male' | 'female'
export interface PersonName {
  readonly full: string
  /** The names that people go by, in Latin letters if the full name is not. */
  readonly short: string
  readonly surname: string
}

const surnames = [
  'Nguyễn', 'Nguyễn', 'Nguyễn', 'Nguyễn', 'Nguyễn', 'Trần', 'Trần', 'Lê', 'Lê', 'Phạm', 'Phạm', 'Hoàng', 'Huỳnh', 'Phan', 'Vũ',
  'Võ', 'Đặng', 'Bùi', 'Đỗ', 'Hồ', 'Ngô', 'Dương', 'Lý', 'Đinh', 'Đào', 'Trịnh', 'Mai', 'Lương', 'Tô', 'Cao',
] // prettier-ignore
const middles = {
  male: [
    'Văn',
    'Văn',
    'Hữu',
    'Đức',
    'Minh',
    'Quang',
    'Xuân',
    'Thành',
    'Công',
    'Gia',
    'Đình',
    'Ngọc',
    'Tuấn',
    'Quốc',
    'Trung',
  ],
  female: [
    'Thị',
    'Thị',
    'Thị',
    'Ngọc',
    'Thu',
    'Thanh',
    'Phương',
    'Minh',
    'Hồng',
    'Bích',
    'Kim',
    'Khánh',
    'Thùy',
    'Diệu',
    'Quỳnh',
  ],
} as const
const givens = {
  male: [
    'An',
    'Anh',
    'Bảo',
    'Bình',
    'Cường',
    'Dũng',
    'Duy',
    'Đạt',
    'Đức',
    'Giang',
    'Hải',
    'Hiếu',
    'Hoàng',
    'Hùng',
    'Huy',
    'Khang',
    'Khoa',
    'Kiên',
    'Lâm',
    'Long',
    'Mạnh',
    'Minh',
    'Nam',
    'Nghĩa',
    'Phong',
    'Phúc',
    'Quân',
    'Sơn',
    'Tài',
    'Thắng',
    'Thịnh',
    'Tiến',
    'Toàn',
    'Trí',
    'Trung',
    'Tuấn',
    'Tùng',
    'Việt',
    'Vinh',
    'Vượng',
  ],
  female: [
    'An',
    'Anh',
    'Chi',
    'Dung',
    'Duyên',
    'Giang',
    'Hà',
    'Hạnh',
    'Hằng',
    'Hiền',
    'Hoa',
    'Hương',
    'Huyền',
    'Lan',
    'Linh',
    'Loan',
    'Ly',
    'Mai',
    'My',
    'Nga',
    'Ngân',
    'Ngọc',
    'Nhi',
    'Nhung',
    'Oanh',
    'Phương',
    'Quyên',
    'Quỳnh',
    'Thảo',
    'Thơm',
    'Thu',
    'Thủy',
    'Trang',
    'Trâm',
    'Tuyết',
    'Uyên',
    'Vân',
    'Vy',
    'Xuân',
    'Yến',
  ],
} as const

/** A Vietnamese name; children take their father's surname. */
export function vietnameseName(seed: DemoSeed, sex: Sex, surname = seed.pick(surnames)): PersonName {
  const given = seed.pick(givens[sex])
  const middle = seed.pick(middles[sex].filter((word) => word !== given))
  return { full: `${surname} ${middle} ${given}`, short: given, surname }
}

const foreigners = {
  male: [
    'Kim Min Jun',
    'Park Ji Hoon',
    'Tanaka Haruto',
    'James Wilson',
    'Chen Wei',
    'Pierre Martin',
    'Lukas Schneider',
    'Daniel Tan',
  ],
  female: [
    'Lee Seo Yeon',
    'Choi Ji Woo',
    'Suzuki Yui',
    'Emily Carter',
    'Wang Fang',
    'Camille Bernard',
    'Anna Weber',
    'Grace Lim',
  ],
} as const

/** Someone from abroad, as the passport writes it. */
export function foreignName(seed: DemoSeed, sex: Sex): PersonName {
  const full = seed.pick(foreigners[sex])
  const [surname = full, ...rest] = full.split(' ')
  return { full, short: rest.join(' '), surname }
}
