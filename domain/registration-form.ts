import type { FieldError } from '#core/wire/error.ts'

/** What a form may demand, the field that it is asked in, and the error if it is missing. */
export const formDemands = [
  { demand: 'requires_apartment', field: 'apartment_id', code: 'required' },
  { demand: 'requires_resident', field: 'resident_id', code: 'required' },
  { demand: 'requires_signature', field: 'signature', code: 'signature_required' },
  { demand: 'requires_email', field: 'email', code: 'required' },
] as const

export type FormDemands = Readonly<Record<(typeof formDemands)[number]['demand'], boolean>>

/** How many answers a form takes. A person is one of an apartment, known by their resident or their name. */
export const answerLimits = ['per_apartment', 'per_person', 'none'] as const
export type AnswerLimit = (typeof answerLimits)[number]

/** The part of a form that decides whether it takes answers; days are `yyyy-MM-dd`. */
export interface FormOpening {
  readonly status: string
  readonly open_from: string | null
  readonly open_to: string | null
}

/** Whether a form takes answers on a day: it was opened, and the day is within its own. */
export const isFormOpen = ({ status, open_from, open_to }: FormOpening, day: string): boolean =>
  status === 'open' && (open_from ?? day) <= day && day <= (open_to ?? day)

/** What an answer lacks of what its form demands. `asked`: the fields that its sender is asked. Default: all. */
export const missingIn = (
  form: FormDemands,
  values: Readonly<Record<string, unknown>>,
  asked: (field: string) => boolean = () => true,
): FieldError[] =>
  formDemands.flatMap(({ demand, field, code }) =>
    form[demand] && asked(field) && isMissing(values[field]) ? [{ field, code }] : [],
  )

const isMissing = (value: unknown) => value === undefined || value === null || value === ''

/** Whether who has a form's link for everybody must say which apartment they answer for. */
export const needsApartment = (form: {
  readonly requires_apartment: boolean
  readonly answer_limit: AnswerLimit
}): boolean => form.requires_apartment || form.answer_limit !== 'none'

/** The fields about themselves that the holder of a link fills in. Apartment and resident are the link's. */
export const linkedFields = ['name', 'phone_number', 'email'] as const
