import type { AnyEntity } from '#core/entity.ts'
import { isCallError } from '#data-provider/http.ts'
import { codeText } from '#src/i18n/code-text.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { formatDecimal } from '#src/fields/format.ts'
import { entityLabel } from '#src/i18n/entity-label.ts'
import { modal } from '#src/ui/feedback.ts'

/** A refusal that the user may override: the server names what the request must say. */
export interface Confirmation {
  /** Sent as `{name}=1`. */
  readonly name: string
  readonly codes: readonly string[]
  /** The values that the question is about, where it is about values. */
  readonly old?: string
  readonly new?: string
  readonly percent?: number
}

export function confirmationIn(error: unknown): Confirmation | undefined {
  if (!isCallError(error) || typeof error.body?.confirm !== 'string') return undefined
  const { confirm, old, new: fresh, percent } = error.body
  return {
    name: confirm,
    codes: [...new Set(Object.values(error.errors).flat())],
    ...(typeof old === 'string' ? { old } : {}),
    ...(typeof fresh === 'string' ? { new: fresh } : {}),
    ...(typeof percent === 'number' ? { percent } : {}),
  }
}

interface ConfirmationRequest {
  readonly entity: AnyEntity
  readonly tools: Pick<ViewTools, 't' | 'language'>
  readonly confirmation: Confirmation
  /** Sends the request again, confirmed. */
  readonly go: () => unknown
  readonly closed?: () => void
}

/** Asks in a dialog, with both values; cancel is the button that Enter presses. */
export function askToConfirm({ entity, tools, confirmation, go, closed }: ConfirmationRequest): void {
  const { t, language } = tools
  const { codes, old, new: fresh, percent } = confirmation
  const spell = (value: string | number) => formatDecimal(String(value), { language, digits: 6 })
  modal.confirm({
    title: entityLabel(t, entity.name, 'many'),
    content: (
      <>
        {codes.map((code) => (
          <p key={code}>{codeText(t, code)}</p>
        ))}
        {old !== undefined && fresh !== undefined && percent !== undefined && (
          <p>
            <strong>
              {t('console.crud.record.confirm_change', {
                old: spell(old),
                fresh: spell(fresh),
                percent: spell(percent),
              })}
            </strong>
          </p>
        )}
      </>
    ),
    okText: t('console.crud.record.confirm'),
    cancelText: t('console.crud.record.cancel'),
    autoFocusButton: 'cancel',
    ...(closed === undefined ? {} : { afterClose: closed }),
    onOk: async () => {
      await go()
    },
  })
}

/**
 * Does it; where the server asks first, the user is asked, and it is done again with what they confirmed, or left.
 * Rejects with any other refusal.
 */
export async function askFirst(
  { entity, tools }: Pick<ConfirmationRequest, 'entity' | 'tools'>,
  work: (confirmed?: string) => Promise<unknown>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    const confirmation = confirmationIn(error)
    if (confirmation === undefined) throw error
    await new Promise<void>((resolve, reject) =>
      askToConfirm({
        entity,
        tools,
        confirmation,
        go: () => work(confirmation.name).catch(reject),
        closed: resolve,
      }),
    )
  }
}
