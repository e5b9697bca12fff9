import { ScanOutlined } from '@ant-design/icons'
import { visitor } from '#entities/people/visitor.ts'
import { LinkButton } from '../crud/actions/link-button.tsx'
import { defineViews, type ListPartProps } from '../crud/views.ts'
import { capabilities } from '../data/capabilities.ts'
import { InviteButton } from './invite-button.tsx'
import { PassSlot } from './pass-slot.tsx'

/** A visit shows its pass; its list leads to the gate, and makes links for guests. */
export const views = defineViews(visitor, { slots: { pass: PassSlot }, listActions: ListTools })

function ListTools({ tools }: ListPartProps) {
  return (
    capabilities().calls && (
      <>
        <LinkButton to="/visitor-gate" icon={<ScanOutlined aria-hidden />}>
          {tools.t('console.visitors.gate')}
        </LinkButton>
        <InviteButton tools={tools} />
      </>
    )
  )
}
