import { create, list, one } from '../../data/address.ts'
import type { Answer, Feedback, Form } from './shapes.ts'

export const listForms = list<Form>('forms')
export const readForm = one<Form>('forms')
export const listAnswers = list<Answer, { readonly form_id: string }>('registration-statistics')
export const answerForm = create<{
  readonly form_id: string
  readonly email?: string
  readonly signature?: string
  /** By the keys of the form's fields. */
  readonly answers: Readonly<Record<string, string | boolean | readonly string[]>>
}>('registration-statistics')
export const listFeedbacks = list<Feedback>('feedbacks')
export const giveFeedback = create<{
  readonly rate_type: string
  readonly need_to_talk: boolean
  readonly content?: string
}>('feedbacks')
