import { sqlOfficeDay } from '#api/database/office-day.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { registrationForm } from '#entities/forms/registration-form.ts'

const day = sqlOfficeDay()

/** Residents have those that take answers today, as `isFormOpen` says of one (domain/registration-form.ts). */
export const registrationFormExtension = extendEntity(registrationForm, {
  ofPublished: () => `coalesce(t.open_from <= ${day}, true) and coalesce(t.open_to >= ${day}, true)`,
})
