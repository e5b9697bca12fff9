import type { Caller } from '#api/context.ts'
import { currencyOfBuilding } from '#api/currencies/building-currency.ts'
import type { RoomServices } from '#api/room.ts'
import { webviewScreensOf } from '#core/derive/screens.ts'
import { paperLanguage } from '#domain/documents/language.ts'
import { registrationForm } from '#entities/forms/registration-form.ts'

interface LinkedTo {
  readonly form: { readonly id: string; readonly building_id: string }
  readonly token: string
}

/** The address of a link to a form, in the language of those who live there, whatever that of the office's screen is. */
export function linkAddress(
  { publicUrl }: Pick<RoomServices['services'], 'publicUrl'>,
  asking: Caller,
  { form: { id, building_id: buildingId }, token }: LinkedTo,
): string {
  const path = webviewScreensOf(registrationForm).show?.replace(':id', id)
  const language = paperLanguage(currencyOfBuilding(asking, buildingId), asking.language)
  return `${publicUrl}/${path}?lang=${language}&view_token=${token}`
}
