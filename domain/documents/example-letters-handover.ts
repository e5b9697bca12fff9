import type { Language } from '#core/language.ts'
import { gap, stateOf } from './example-letters-contract.ts'
import { handoverWords } from './handover-words.ts'

interface HandoverLetter {
  readonly title: string
  readonly number: string
  readonly place: string
  /** What was not entered is left free, to be filled in by hand. */
  readonly facts: readonly string[]
  readonly electric: string
  readonly state: string
}

const letters: Readonly<Record<Language, HandoverLetter>> = {
  vi: {
    title: 'BIÊN BẢN BÀN GIAO CĂN HỘ',
    number: 'Số {{ minutes_number }} · Ngày {{ handover_date }}',
    place:
      'Tại {{ building }}, {{ address }}, hai bên bàn giao căn hộ <strong>{{ apartment }}</strong> như sau:',
    facts: [
      'Bên giao: <strong>{{ giver }}</strong>',
      'Bên nhận: <strong>{{ receiver }}</strong>',
      'Điện thoại bên nhận: {{ receiver_phone }}',
      'Số chìa khóa: {{ keys }}',
      'Số thẻ: {{ cards }}',
      'Chỉ số điện: {{ electric_index }}',
      'Chỉ số nước: {{ water_index }}',
    ],
    electric: 'Mã PE (khách hàng điện): {{ pe_code }}',
    state: 'Hiện trạng và lỗi cần sửa:',
  },
  en: {
    title: 'MINUTES OF THE APARTMENT HANDOVER',
    number: 'No. {{ minutes_number }} · {{ handover_date }}',
    place: 'Apartment <strong>{{ apartment }}</strong> is handed over:',
    facts: [
      'Handed over by: <strong>{{ giver }}</strong>',
      'Received by: <strong>{{ receiver }}</strong>',
      'Phone of the receiver: {{ receiver_phone }}',
      'Keys: {{ keys }}',
      'Cards: {{ cards }}',
      'Electric index: {{ electric_index }}',
      'Water index: {{ water_index }}',
    ],
    electric: 'PE code (electricity customer): {{ pe_code }}',
    state: 'Condition and defects to be mended:',
  },
  km: {
    title: 'កំណត់ហេតុប្រគល់អាផាតមិន',
    number: 'លេខ {{ minutes_number }} · ថ្ងៃ {{ handover_date }}',
    place:
      'នៅ {{ building }} {{ address }} ភាគីទាំងពីរបានប្រគល់ និងទទួលអាផាតមិន <strong>{{ apartment }}</strong> ដូចខាងក្រោម៖',
    facts: [
      'អ្នកប្រគល់៖ <strong>{{ giver }}</strong>',
      'អ្នកទទួល៖ <strong>{{ receiver }}</strong>',
      'ទូរស័ព្ទអ្នកទទួល៖ {{ receiver_phone }}',
      'ចំនួនកូនសោ៖ {{ keys }}',
      'ចំនួនកាត៖ {{ cards }}',
      'លេខភ្លើង៖ {{ electric_index }}',
      'លេខទឹក៖ {{ water_index }}',
    ],
    electric: 'លេខកូដ PE (អតិថិជនអគ្គិសនី)៖ {{ pe_code }}',
    state: 'ស្ថានភាព និងកំហុសត្រូវជួសជុល៖',
  },
}

/** The text of a handover's minutes to begin with. */
export function handoverLetter(language: Language): string {
  const { title, number, place, facts, electric, state } = letters[language]
  const center = (text: string) => `<p class="align-center">${text}</p>`
  return [
    center(stateOf(language)),
    `<h2 class="align-center">${title}</h2>`,
    center(number),
    gap,
    `<p>${place}</p>`,
    `<p>${facts.join('<br>')}</p>`,
    `<p>${electric}</p>`,
    gap,
    `<p>${state}</p>`,
    '<p>{{ checklist }}</p>',
    gap,
    '<p>{{ defects }}</p>',
    '<p>{{ photos }}</p>',
    '<p>{{ note }}</p>',
    gap,
    `<p>${handoverWords[language].closing}</p>`,
    '<p>{{ signatures }}</p>',
  ].join('')
}
