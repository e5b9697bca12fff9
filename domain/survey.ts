import { surveyBands } from './constants.ts'

/** How content somebody says they are. */
export type SurveyRate = (typeof surveyBands)[number]['rate']

/** Answers that count as content. */
const contentRates: readonly string[] = ['satisfied', 'fairly_satisfied'] satisfies SurveyRate[]
export const isContent = (rate: string) => contentRates.includes(rate)

/** The verdict of a survey by its share of content answers, in percent; none without an answer. */
export function surveyVerdict({ content, all }: { readonly content: number; readonly all: number }) {
  if (all === 0) return undefined
  const percent = (content / all) * 100
  return surveyBands.find(({ over }) => percent > over)?.rate
}
