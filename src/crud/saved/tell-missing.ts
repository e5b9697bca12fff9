import { loadWordsOf, ofPages } from '#src/i18n/i18n.ts'
import type { Translate } from '#src/i18n/use-t.ts'
import { message } from '#src/ui/feedback.ts'
import type { SavedViewsOf } from './use-saved-views.ts'

/** Says why the address's view does not open. In a file of its own: its words are not part of the first load. */
export async function tellMissing(t: Translate, why: NonNullable<SavedViewsOf['missing']>): Promise<void> {
  await loadWordsOf(ofPages)
  message.warning(t(`console.saved_views.${why}`))
}
