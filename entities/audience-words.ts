import type { Language, Translated } from '#core/language.ts'
import type { AudienceTarget, homeTargets } from '#domain/notices/audience.ts'

type Words<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>

/** Whom a text is for. */
export const targetWords = {
  vi: {
    all: 'Tất cả',
    householders: 'Chủ hộ',
    blocks: 'Theo block',
    floors: 'Theo tầng',
    apartment_types: 'Theo loại căn hộ',
    apartments: 'Theo căn hộ',
  },
  en: {
    all: 'Everybody',
    householders: 'Householders',
    blocks: 'Some blocks',
    floors: 'Some floors',
    apartment_types: 'Some apartment types',
    apartments: 'Some apartments',
  },
  km: {
    all: 'ទាំងអស់គ្នា',
    householders: 'មេគ្រួសារ',
    blocks: 'តាមប្លុក',
    floors: 'តាមជាន់',
    apartment_types: 'តាមប្រភេទអាផាតមិន',
    apartments: 'តាមអាផាតមិន',
  },
} satisfies Words<AudienceTarget>

/** To which apartments something goes. */
export const homeTargetWords = {
  vi: {
    all: 'Tất cả căn hộ',
    blocks: 'Theo block',
    floors: 'Theo tầng',
    apartment_types: 'Theo loại căn hộ',
    apartments: 'Căn hộ được chọn',
  },
  en: {
    all: 'All apartments',
    blocks: 'Blocks',
    floors: 'Floors',
    apartment_types: 'Apartment types',
    apartments: 'Chosen apartments',
  },
  km: {
    all: 'អាផាតមិនទាំងអស់',
    blocks: 'តាមប្លុក',
    floors: 'តាមជាន់',
    apartment_types: 'តាមប្រភេទអាផាតមិន',
    apartments: 'អាផាតមិនដែលបានជ្រើស',
  },
} satisfies Words<(typeof homeTargets)[number]>

const narrows: Translated = {
  vi: 'Block, tầng và loại căn hộ thu hẹp lẫn nhau; phần nào để trống thì không giới hạn.',
  en: 'Blocks, floors and apartment types narrow one another; what is left empty does not limit.',
  km: 'ប្លុក ជាន់ និងប្រភេទអាផាតមិនបង្រួមគ្នាទៅវិញទៅមក។ អ្វីដែលទុកទទេមិនកំណត់ទេ។',
}

/** Below the fields that say where an audience lives. */
export const audienceHelp = { blocks: narrows } as const
