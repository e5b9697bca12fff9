import type { PasswordField } from '#core/fields/password.ts'
import { defineView } from '../field-view.ts'

const renderHidden = () => '••••••••'

/** Written and never read back. */
export const passwordView = defineView<PasswordField>({
  Cell: renderHidden,
  Detail: renderHidden,
  Plain: renderHidden,
})
