import { ScanOutlined } from '@ant-design/icons'
import { visitor } from '#entities/people/visitor.ts'
import { LinkButton } from '../crud/actions/link-button.tsx'
import { defineViews, type ListPartProps } from '../crud/views.ts'
import { capabilities } from '../data/capabilities.ts'
import { PassSlot } from './pass-slot.tsx'

/** A visit shows its pass, and its list leads to the gate. */
export const views = defineViews(visitor, { slots: { pass: PassSlot }, listActions: GateLink })

function GateLink({ tools: { t } }: ListPartProps) {
  return (
    capabilities().calls && (
      <LinkButton to="/visitor-gate" icon={<ScanOutlined aria-hidden />}>
        {t('console.visitors.gate')}
      </LinkButton>
    )
  )
}
