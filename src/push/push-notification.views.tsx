import { pushNotification } from '#entities/media/push-notification.ts'
import { defineViews, type ForetellProps } from '../crud/views.ts'
import { ErrorSentence } from '../errors/error-sentence.tsx'
import { PushAudience } from './push-audience.tsx'
import { PushProgress } from './push-progress.tsx'

/** A message says whom it would reach before it is sent, and then how far it is. */
export const views = defineViews(pushNotification, {
  fields: { problem: { Detail: ErrorSentence } },
  slots: { progress: PushProgress },
  foretell: { send: ForetellSending, schedule: ForetellSending },
})

/** Several messages at once are sent without a summary of each. */
function ForetellSending({ records, tools }: ForetellProps<typeof pushNotification>) {
  const [push, ...others] = records
  return push === undefined || others.length > 0 ? null : <PushAudience id={push.id} tools={tools} />
}
