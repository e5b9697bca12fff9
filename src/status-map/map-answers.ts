import type { DataOf } from '#domain/calls/call.ts'
import type { readStatusMap } from '#domain/calls/status-map.ts'
import { mapQuestionNames, mapQuestions, type MapAnswer, type MapQuestion } from '#domain/status-map.ts'
import type { Answer, Tile, Tone } from '#src/crud/looks/tiles.ts'
import { optionLabel } from '#src/fields/words.ts'
import type { Translate } from '#src/i18n/use-t.ts'

export type MapApartment = DataOf<typeof readStatusMap>['apartments'][number]

/** What each answer looks like; of one question no two are alike in colour or pattern. */
const tones: { readonly [Q in MapQuestion]: Readonly<Record<MapAnswer<Q>, Tone>> } = {
  contract: {
    active: 'good',
    nearly_end: 'waiting',
    pending: 'primary',
    suspended: 'late',
    ended: 'soft',
    none: 'none',
  },
  occupancy: { owner: 'good', rented: 'primary', for_rent: 'waiting', for_sale: 'late', empty: 'none' },
  handover: {
    handover: 'good',
    wait_handover: 'waiting',
    inactive: 'none',
    wait_closed: 'late',
    closed: 'soft',
  },
  debt: { none: 'good', not_due: 'soft', to_30: 'primary', to_60: 'waiting', to_90: 'late', over_90: 'bad' },
}

/** The answers of a question in the order of its legend. */
export const answersTo = (question: MapQuestion, t: Translate): readonly Answer[] =>
  mapQuestions[question].map((key) => ({
    key,
    label: answerLabel(question, key, t),
    tone: (tones[question] as Readonly<Record<string, Tone>>)[key] ?? 'none',
  }))

/** The handover's states have the words of the apartment's own. */
export function answerLabel(question: MapQuestion, key: string, t: Translate): string {
  if (question === 'handover') return optionLabel(t, 'apartment', 'handover_status', key)
  return t(`console.status_map.answers.${question}.${key}` as 'console.status_map.answers.debt.none')
}

/** The questions that this reader gets answers to: without the right to debts there is none to theirs. */
export const questionsOf = (apartments: readonly MapApartment[]): readonly MapQuestion[] =>
  mapQuestionNames.filter((name) => apartments.some((one) => one[name] !== null))

/** What says of an apartment only that there is nothing to say. */
const silent: { readonly [Q in MapQuestion]: MapAnswer<Q> } = {
  contract: 'none',
  occupancy: 'empty',
  handover: 'inactive',
  debt: 'none',
}

/** The question that the map opens on: the first that has something to say of most apartments, or else of any. */
export function openingQuestion(
  questions: readonly MapQuestion[],
  apartments: readonly MapApartment[],
): MapQuestion {
  const told = (name: MapQuestion) => apartments.filter((one) => one[name] !== silent[name]).length
  return (
    questions.find((name) => told(name) * 2 > apartments.length) ??
    questions.find((name) => told(name) > 0) ??
    questions[0] ??
    'occupancy'
  )
}

export const tilesOf = (apartments: readonly MapApartment[], question: MapQuestion): readonly Tile[] =>
  apartments.map((one) => ({
    id: one.id,
    label: one.code,
    block: one.block_id,
    row: one.floor,
    answer: one[question] ?? '',
  }))
