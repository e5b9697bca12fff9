import { Skeleton } from 'antd'
import { useParams } from 'react-router'
import { registry } from '#entities/index.ts'
import { Failure } from '../crud/list/list-states.tsx'
import { recordCrumbs } from '../crud/record/page-crumbs.ts'
import { useList } from '../data/use-list.ts'
import { useViewTools } from '../fields/use-view-tools.ts'
import { optionLabel } from '../fields/words.ts'
import { Page } from '../shell/page.tsx'
import { typeInAddress } from './fee-lists.ts'
import { type FeeSetting } from './fee-choice.tsx'
import { RunForm } from './run-form.tsx'
import '../crud/crud.css'
import './fees.css'

const { group_fee_slip: run, fee_setting: setting } = registry

/** Begins a run: a month's draft fees, of some kinds, for all apartments or some. `/water` begins with water alone. */
export function FeeRunPage() {
  const tools = useViewTools()
  const { t } = tools
  const { type: word } = useParams()
  const type = typeInAddress(word)
  const { records, query } = useList<FeeSetting>({
    resource: setting.name,
    filters: [{ field: 'is_active', operator: 'eq', value: true }],
    sort: [{ field: 'priority', desc: false }],
    pageSize: 200,
    query: { columns: ['id', 'code', 'name', 'fee_type'] },
  })
  const kind = type === undefined ? undefined : optionLabel(t, 'fee', 'fee_type', type)
  const content = () => {
    if (query.error !== null)
      return (
        <Failure
          title={t('console.crud.list.load_failed')}
          error={query.error}
          t={t}
          retry={() => void query.refetch()}
        />
      )
    if (query.isPending) return <Skeleton active paragraph={{ rows: 8 }} />
    // Another kind's address is another form.
    return <RunForm key={type ?? ''} settings={records} type={type} tools={tools} />
  }
  return (
    <Page
      title={kind === undefined ? t('console.fees.run.title') : t('console.fees.run.title_of', { kind })}
      breadcrumb={recordCrumbs(tools, run)}
    >
      {content()}
    </Page>
  )
}
