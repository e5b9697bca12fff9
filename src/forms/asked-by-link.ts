import { text } from '#core/fields/index.ts'
import { linkedFields } from '#domain/registration-form.ts'
import { formAnswer } from '#entities/forms/form-answer.ts'
import { fieldLabel } from '../fields/words.ts'
import type { Translate } from '../i18n/use-t.ts'
import type { AskedOf } from './form-shape.ts'

interface Link {
  /** The form's one link for everybody. */
  readonly is_shared: boolean
  readonly needs_apartment: boolean
}

/**
 * What a form asks of who has come by a link. By its link for everybody they write the code of their apartment: a list of them would
 * tell strangers.
 */
export const askedByLink = (t: Translate, { is_shared, needs_apartment: required }: Link): AskedOf => ({
  names: linkedFields,
  first: is_shared
    ? {
        apartment: {
          field: text({ required, maxLength: 30 }),
          label: fieldLabel(t, formAnswer.name, 'apartment_id'),
          help: t('console.forms.apartment_help'),
        },
      }
    : {},
})
