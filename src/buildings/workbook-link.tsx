import { FileExcelOutlined } from '@ant-design/icons'
import type { building } from '#entities/property/building.ts'
import { workbookSheets } from '#domain/workbook/sheets.ts'
import { LinkButton } from '../crud/actions/link-button.tsx'
import type { ActionsProps } from '../crud/views.ts'
import { capabilities } from '../data/capabilities.ts'
import { workbookPath } from '../session/screens-here.ts'

const entities: readonly string[] = workbookSheets.flatMap(({ parts }) => parts.map(({ entity }) => entity))

/** Leads to the one file that fills the building, for whoever may make any of what it holds. */
export function WorkbookLink({ record: { id }, tools }: ActionsProps<typeof building>) {
  if (!capabilities().calls || !entities.some((name) => tools.can('create', name))) return null
  return (
    <LinkButton icon={<FileExcelOutlined aria-hidden />} to={workbookPath(id)}>
      {tools.t('console.building_workbook.title')}
    </LinkButton>
  )
}
