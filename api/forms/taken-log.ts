import { registrationForm } from '#entities/forms/registration-form.ts'

type Form = { readonly id: string; readonly building_id: string }

/** Whose answers a file or a paper has, as the log names it. */
export const answersOf = ({ id, building_id }: Form) => ({
  buildingId: building_id,
  resource: registrationForm.name,
  recordId: id,
})
