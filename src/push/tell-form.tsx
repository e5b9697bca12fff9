import { Button } from 'antd'
import { useRef } from 'react'
import type { DataOf } from '#domain/calls/call.ts'
import { tellResidents } from '#domain/calls/tell-residents.ts'
import { isPresent } from '#core/condition.ts'
import type { TellWay } from '#domain/notices/tell-ways.ts'
import { pushNotification } from '#entities/media/push-notification.ts'
import { encodeValues } from '../crud/form/encode-values.ts'
import { DeclaredFields } from '../crud/form/declared-fields.tsx'
import { FieldPlace } from '../crud/form/field-place.ts'
import { useFormValues } from '../crud/form/form-store.ts'
import { inputId, type FieldWords } from '../crud/form/form-field.tsx'
import { plainViews } from '../crud/form/plain-views.ts'
import { useFirstFocus } from '../crud/form/use-first-focus.ts'
import { useFieldsForm } from '../crud/form/use-fields-form.ts'
import { callForData } from '../data/call-api.ts'
import { useCallKey } from '../data/use-call-key.ts'
import { useStoredUploads } from '../data/use-stored-uploads.ts'
import { Failure } from '../errors/failure.tsx'
import type { InputProps, Values, ViewTools } from '../fields/field-view.ts'
import { LazyInput } from '../fields/lazy-inputs.tsx'
import { fieldLabel } from '../fields/words.ts'
import { useIsPhone } from '../ui/use-is-phone.ts'
import { standingOf, tellFields, usualWays, type TellField } from './tell-fields.ts'
import { TellReach } from './tell-reach.tsx'
import { WaysInput } from './ways-input.tsx'

export type Told = DataOf<typeof tellResidents>

interface TellFormProps {
  readonly buildingId: string
  readonly tools: ViewTools
  /** `isForAll`: what was published has public links. */
  readonly onTold: (told: Told, isForAll: boolean) => void
}

/** The words and choices of a message's own fields. */
const OwnInput = (props: InputProps) => <LazyInput {...props} entityName={pushNotification.name} />
const views = plainViews(tellFields, {
  target: OwnInput,
  blocks: OwnInput,
  apartment_types: OwnInput,
  apartments: OwnInput,
  ways: WaysInput,
})
const place = 'tell'
const firstToFill = new Set([inputId('title', place)])

const pictured = {
  news: 'news_picture',
  notification: 'notification_picture',
  banner: 'banner_picture',
} as const
const isPictured = (way: TellWay): way is keyof typeof pictured => way in pictured

const { fields: sentFields } = tellResidents.body

/** The text, whom it is for and how it goes; what it would reach; and one button. */
export function TellForm({ buildingId, tools, onTold }: TellFormProps) {
  const { t } = tools
  const { keyOf } = useCallKey()
  const picturesOf = usePictures()
  const form = useFieldsForm({
    name: place,
    fields: tellFields,
    initial: { target: 'all', ways: usualWays(tools), is_urgent: false, by_email: false },
    draftOf: '/tell-residents',
    check: (values) => {
      const { going, required } = standingOf(values, tools)
      const missing = [...required].filter((field) => !isPresent(values[field]))
      return [...missing, ...(going.length === 0 ? ['ways'] : [])].map((field) => ({
        field,
        code: 'required',
      }))
    },
    fieldAt: (path) => (path.endsWith('_picture') ? 'picture' : path),
    send: async (typed) => {
      const { going, fields } = standingOf(typed, tools)
      const shown = Object.fromEntries(
        Object.entries(typed).filter(([name]) => fields.has(name as TellField) && name !== 'picture'),
      )
      const picture: unknown = fields.has('picture') ? typed.picture : undefined
      const pictures = await picturesOf(picture, going)
      const values: Values = { ...shown, ...pictures, ways: going, building_id: buildingId }
      // The call's own fields; those that are required are there, or the form would not have been sent.
      const body = encodeValues(sentFields, values) as Parameters<
        typeof callForData<typeof tellResidents>
      >[1]['body']
      onTold(await callForData(tellResidents, { body, key: keyOf(body) }), typed.target === 'all')
    },
  })
  const values = useFormValues(form.store)
  const { fields, required } = standingOf(values, tools)
  const shown = Object.fromEntries(
    Object.entries(tellFields).filter(([name]) => fields.has(name as TellField)),
  )
  const element = useRef<HTMLDivElement>(null)
  // On a phone the keyboard would cover the page before it is read.
  useFirstFocus(element, { isWanted: !useIsPhone(), toFill: firstToFill })
  return (
    // Not a form: Enter in a line must not publish what everybody reads.
    <FieldPlace value={form.place}>
      <div ref={element} className="push-tell">
        <div className="lobby-short-form">
          <Failure error={form.failure} />
          {form.notice}
          <DeclaredFields
            words={wordsOf(tools)}
            fields={shown}
            store={form.store}
            requires={[...required]}
            views={views}
            tools={tools}
          />
        </div>
        <div className="push-reach">
          <TellReach buildingId={buildingId} values={values} tools={tools} />
          <Button type="primary" loading={form.isBusy} onClick={() => void form.submit()}>
            {t('console.push.tell.send')}
          </Button>
        </div>
      </div>
    </FieldPlace>
  )
}

/** A file belongs to one record: the picture is uploaded once for each way that shows it, and not again when the form is sent again. */
function usePictures() {
  const store = useStoredUploads()
  const copies = useRef(new Map<TellWay, File>())
  const source = useRef<unknown>(undefined)
  return async (picture: unknown, going: readonly TellWay[]): Promise<Values> => {
    if (!(picture instanceof File)) return {}
    if (source.current !== picture) copies.current.clear()
    source.current = picture
    const ways = going.filter(isPictured)
    const files = ways.map((way) => {
      const copy = copies.current.get(way) ?? new File([picture], picture.name, { type: picture.type })
      copies.current.set(way, copy)
      return copy
    })
    const ids = await store(files)
    return Object.fromEntries(ways.map((way, at) => [pictured[way], ids[at]]))
  }
}

function wordsOf({ t }: ViewTools): Readonly<Record<TellField, FieldWords>> {
  const own = (name: TellField) => ({ label: fieldLabel(t, pushNotification.name, name) })
  return {
    title: { label: t('console.push.tell.title'), heading: t('console.push.tell.text') },
    summary: { label: t('console.push.tell.summary'), help: t('console.push.tell.summary_help') },
    content: { label: t('console.push.tell.content') },
    picture: { label: t('console.push.tell.picture') },
    is_urgent: { label: t('console.push.tell.is_urgent') },
    until: { label: t('console.push.tell.until'), help: t('console.push.tell.until_help') },
    target: { ...own('target'), heading: t('console.push.tell.whom') },
    blocks: { ...own('blocks'), help: t(`entity.${pushNotification.name}.help.blocks`) },
    from_floor: own('from_floor'),
    to_floor: own('to_floor'),
    apartment_types: own('apartment_types'),
    apartments: own('apartments'),
    by_email: { ...own('by_email'), help: t(`entity.${pushNotification.name}.help.by_email`) },
    ways: { label: t('console.push.tell.ways'), help: t('console.push.tell.ways_help') },
  }
}
