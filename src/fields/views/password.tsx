import type { PasswordField } from '#core/fields/password.ts'
import { defineView } from '../field-view.ts'

const hidden = () => '••••••••'

/** Written and never read back. */
export const passwordView = defineView<PasswordField>({
  Cell: hidden,
  Detail: hidden,
  Plain: hidden,
})
