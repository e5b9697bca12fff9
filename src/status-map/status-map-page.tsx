import { PrinterOutlined } from '@ant-design/icons'
import { Button, Skeleton } from 'antd'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { officeToday } from '#core/days.ts'
import { readStatusMap } from '#domain/calls/status-map.ts'
import type { MapQuestion } from '#domain/status-map.ts'
import { registry } from '#entities/index.ts'
import { Failure } from '#src/crud/list/list-states.tsx'
import { QuestionSwitch } from '#src/crud/looks/question-switch.tsx'
import { TileLegend } from '#src/crud/looks/tile-legend.tsx'
import { TileMap } from '#src/crud/looks/tile-map.tsx'
import { countAnswers } from '#src/crud/looks/tiles.ts'
import { useZoom, Zoom } from '#src/crud/looks/zoom.tsx'
import { moduleCrumb } from '#src/crud/record/page-crumbs.ts'
import { useReport } from '#src/data/use-report.ts'
import { countRecords } from '#src/fields/count-records.ts'
import { formatDate } from '#src/fields/format.ts'
import { useViewTools } from '#src/fields/use-view-tools.ts'
import { useSession } from '#src/session/session.ts'
import { Page } from '#src/shell/page.tsx'
import { ApartmentDrawer } from './apartment-drawer.tsx'
import { answersTo, openingQuestion, questionsOf, tilesOf, type MapApartment } from './map-answers.ts'
import './status-map.css'

const none: readonly MapApartment[] = []

/** The building as it stands. The address holds the question, the answers that are shown, and the apartment that is open. */
export function StatusMapPage() {
  const tools = useViewTools()
  const { t } = tools
  const { building } = useSession()
  const [params, setParams] = useSearchParams()
  const [size, setSize] = useZoom()
  const { data, error, isPending, refetch } = useReport({
    call: readStatusMap,
    input: { params: { building_id: building?.id ?? '' } },
    of: ['apartment', 'block', 'contract', 'residency', 'debt', 'fee', 'receipt'],
  })
  const apartments = data?.apartments ?? none
  const questions = useMemo(() => questionsOf(apartments), [apartments])
  const opening = useMemo(() => openingQuestion(questions, apartments), [questions, apartments])
  const asked = questions.find((name) => name === params.get('by')) ?? opening
  const shown = params.get('show') ?? ''
  const answers = useMemo(() => answersTo(asked, t), [asked, t])
  const tiles = useMemo(() => tilesOf(apartments, asked), [apartments, asked])
  const blocks = useMemo(() => (data?.blocks ?? []).map(({ id, name }) => ({ key: id, label: name })), [data])
  const wanted = useMemo(() => new Set(shown === '' ? [] : shown.split(',')), [shown])
  const opened = apartments.find(({ id }) => id === params.get('apartment'))
  const change = (part: Readonly<Record<string, string>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(part))
          if (value === '') next.delete(name)
          else next.set(name, value)
        return next
      },
      { replace: true },
    )
  const ask = (by: MapQuestion) => change({ by, show: '' })
  const note = (block: string) => {
    const own = tiles.filter((tile) => tile.block === block)
    const fit = own.filter(({ answer }) => wanted.size === 0 || wanted.has(answer))
    return wanted.size === 0
      ? countRecords(tools, 'apartment', own.length)
      : t('console.status_map.of_block', { shown: fit.length, total: own.length })
  }
  const content = () => {
    if (error !== null)
      return (
        <Failure
          title={t('console.status_map.load_failed')}
          error={error}
          t={t}
          retry={() => void refetch()}
        />
      )
    if (isPending) return <Skeleton active paragraph={{ rows: 14 }} style={{ padding: 16 }} />
    if (apartments.length === 0) return <p className="lobby-map-none">{t('console.status_map.empty')}</p>
    return (
      <>
        <p className="lobby-map-paper">
          {[building?.name, t(`console.status_map.questions.${asked}`), formatDate(officeToday())].join(
            ' · ',
          )}
        </p>
        <div className="lobby-map-head">
          <QuestionSwitch
            questions={questions.map((key) => ({ key, label: t(`console.status_map.questions.${key}`) }))}
            asked={asked}
            onAsk={ask}
            t={t}
          />
          <Zoom size={size} onSize={setSize} t={t} />
        </div>
        <TileLegend
          answers={answers}
          counts={countAnswers(tiles)}
          wanted={wanted}
          onWanted={(next) => change({ show: [...next].join(',') })}
          t={t}
        />
        <TileMap
          label={t(`console.status_map.questions.${asked}`)}
          blocks={blocks}
          tiles={tiles}
          answers={answers}
          wanted={wanted}
          size={size}
          openId={opened?.id}
          open={(id) => change({ apartment: id })}
          note={note}
          t={t}
        />
      </>
    )
  }
  return (
    <Page
      title={t('console.menu.title.status_map')}
      subtitle={isPending ? undefined : countRecords(tools, 'apartment', apartments.length)}
      breadcrumb={moduleCrumb(tools, registry.apartment)}
      actions={
        <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
          {t('console.status_map.print')}
        </Button>
      }
    >
      <div className="lobby-list lobby-status-map">{content()}</div>
      <ApartmentDrawer
        apartment={opened}
        block={blocks.find(({ key }) => key === opened?.block_id)?.label ?? ''}
        questions={questions}
        onClose={() => change({ apartment: '' })}
        tools={tools}
      />
    </Page>
  )
}
