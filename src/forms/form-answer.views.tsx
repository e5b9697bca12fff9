import { BarChartOutlined } from '@ant-design/icons'
import { formAnswer } from '#entities/forms/form-answer.ts'
import { LinkButton } from '../crud/actions/link-button.tsx'
import { defineViews, type ListPartProps } from '../crud/views.ts'
import { capabilities } from '../data/capabilities.ts'
import { SignatureInput } from '../fields/uploads/signature-input.tsx'
import { FillPage } from './fill-page.tsx'
import { statisticsPage } from './statistics-address.ts'

/** An answer is added by filling in its form; the list leads to the statistics. */
export const views = defineViews(formAnswer, {
  fields: { signature: { Input: SignatureInput } },
  pages: { create: FillPage },
  listActions: ListTools,
})

function ListTools({ tools }: ListPartProps) {
  return (
    capabilities().calls && (
      <LinkButton to={`/${statisticsPage}`} icon={<BarChartOutlined aria-hidden />}>
        {tools.t('console.forms.see_statistics')}
      </LinkButton>
    )
  )
}
