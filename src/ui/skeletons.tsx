import type { AnyEntity } from '#core/entity.ts'
import { useT } from '../i18n/use-t.ts'

interface SkeletonProps {
  readonly entity: AnyEntity
}

/** Heights in pixels of what comes, on a wide screen: a card's frame with its heading, a line of facts, a line of inputs. */
const height = { card: 62, fact: 58, input: 78, summary: 82, tabs: 46 } as const

const fieldsOf = (entity: AnyEntity) =>
  entity.form.map((section) => ('fields' in section ? section.fields.length : 4))

/** Grey boxes in the places of a record's page: its facts, its tabs, a card for each section. */
export const RecordSkeleton = ({ entity }: SkeletonProps) => (
  <Boxes
    heights={[
      height.summary,
      height.tabs,
      ...fieldsOf(entity).map((fields) => height.card + Math.ceil(fields / 4) * height.fact),
    ]}
  />
)

/** The same for a form. */
export const FormSkeleton = ({ entity }: SkeletonProps) => (
  <Boxes heights={fieldsOf(entity).map((fields) => height.card + Math.ceil(fields / 2) * height.input)} />
)

function Boxes({ heights }: { readonly heights: readonly number[] }) {
  const t = useT()
  return (
    <div className="lobby-boxes" role="status" aria-label={t('console.fields.loading')}>
      {heights.map((one, at) => (
        <span key={at} style={{ height: one }} />
      ))}
    </div>
  )
}
