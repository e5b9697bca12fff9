import { endWorkers, onWorkerLoss, pools } from '#api/workers/pools.ts'
import { renderPdf } from '#api/documents/render-pdf.ts'
import type { DocumentPage } from '#domain/documents/page.ts'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'

/**
 * `npm run bench:documents`: 5,000 notices of one page with a QR as one PDF. Writes into `bench/documents.md` how long it took,
 * the processor time of all typesetters, and the most memory that one of them and this process held.
 */
const count = 5_000
/** Seconds, and MiB of each process, on two cores that do nothing else. */
const goals = { seconds: 10, memory: 500 }

const notice = (at: number): DocumentPage => ({
  language: at % 2 === 0 ? 'vi' : 'km',
  head: { name: 'Đơn vị: Chung cư Hoàng Mai', lines: ['Địa chỉ: 12 Nguyễn Huệ, Quận 1'] },
  title: at % 2 === 0 ? 'Thông báo phí' : 'លិខិតជូនដំណឹង',
  under: ['Ngày 22 tháng 11 năm 2026', `Số: TB-2026-${at}`],
  facts: [
    { name: 'Căn hộ', value: `A-${at}` },
    { name: 'ឈ្មោះ', value: 'សុខ ដារ៉ា' },
  ],
  table: {
    columns: [
      { title: 'Nội dung', share: 1 },
      { title: 'Kỳ', align: 'center' },
      { title: 'Số tiền', align: 'right' },
    ],
    rows: Array.from({ length: 8 }, (_one, line) => [`Phí ${line}`, '11/2026', `${line + 1}${at}.000`]),
  },
  totals: [{ name: 'Tổng cộng', value: `${at}.000 đ`, strong: true }],
  words: { name: 'Bằng chữ', value: 'Một triệu hai trăm năm mươi nghìn đồng' },
  qr: {
    text: `00020101021238${'9'.repeat(80)}${at}`,
    captions: ['Vietcombank', '0123456789', 'CONG TY QUAN LY'],
  },
  notes: ['Đề nghị nộp trước ngày 30/11/2026.'],
})

const resident = (pid: number | 'self') =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** Of a process, on all cores: hundredths of a second in the kernel's table. */
const processorSeconds = (pid: number) => {
  const times = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(times[11]) + Number(times[12])) / 100
}

onWorkerLoss(({ reason, words }) => console.log(`lost: ${reason} ${words}`))
const pages = Array.from({ length: count }, (_one, at) => notice(at))
const started = performance.now()
/** What each typesetter has taken, by its process. */
const typesetters = new Map<number, { readonly memory: number; readonly processor: number }>()
const look = (pids: Iterable<number>) => {
  for (const pid of pids)
    if (existsSync(`/proc/${pid}`))
      typesetters.set(pid, { memory: resident(pid), processor: processorSeconds(pid) })
}
const pdf = await renderPdf(pages, {
  paper: 'a5',
  title: 'Thông báo phí',
  onProgress: () => look(pools.documents.busy),
})
const seconds = (performance.now() - started) / 1000
look([...typesetters.keys()])
const taken = [...typesetters.values()]
const processor = taken.reduce((sum, one) => sum + one.processor, 0)
const worker = Math.max(...taken.map(({ memory: held }) => held))
const own = resident('self')
const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`
const judged = (isMet: boolean) => (isMet ? 'met' : 'missed')
const memory = (held: number) => `${Math.round(held)} MiB`
writeFileSync(
  join(import.meta.dirname, 'documents.md'),
  [
    '# Bench of papers',
    '',
    'Written by `npm run bench:documents`; do not edit.',
    '',
    `Machine: ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node.js ${process.version}; ${loadavg()[0]?.toFixed(1)} processes at work on average in the last minute, this one included.`,
    '',
    row('what', 'measured', 'goal', ''),
    row('---', '---:', '---', '---'),
    row(
      `${count.toLocaleString('en-US')} notices of a page with a QR on A5, as one PDF of ${Math.round(pdf.length / 1e6)} MB`,
      `${seconds.toFixed(1)} s`,
      `< ${goals.seconds} s`,
      judged(seconds < goals.seconds),
    ),
    row(`– of a processor, in ${taken.length} typesetters`, `${processor.toFixed(1)} s`, '', ''),
    row(
      '– most memory of a typesetter',
      memory(worker),
      `< ${goals.memory} MiB`,
      judged(worker < goals.memory),
    ),
    row('– most memory of the caller', memory(own), `< ${goals.memory} MiB`, judged(own < goals.memory)),
    '',
  ].join('\n'),
)
endWorkers()
