import type { ResidentRecord } from '#core/stored.ts'
import type { feedback } from '#entities/forms/feedback.ts'
import type { formAnswer } from '#entities/forms/form-answer.ts'
import type { registrationForm } from '#entities/forms/registration-form.ts'

export type Form = ResidentRecord<typeof registrationForm>
export type Definition = NonNullable<Form['fields']>[number]
export type Answer = ResidentRecord<typeof formAnswer>
export type Feedback = ResidentRecord<typeof feedback>
