import { endWorkers, onWorkerLoss, pools } from '#api/workers/pools.ts'
import { renderPdf } from '#api/documents/render-pdf.ts'
import type { DocumentPage } from '#domain/documents/page.ts'
import { readFileSync } from 'node:fs'

/**
 * `node bench/documents.ts`: 5,000 notices of one page with a QR as one PDF. Prints how long it took, and the most memory
 * that the process which sets them and this one held.
 */
const count = 5_000

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
let worker = 0
let processor = 0
const pdf = await renderPdf(pages, {
  paper: 'a5',
  title: 'Thông báo phí',
  onProgress: () => {
    for (const pid of pools.documents.busy) {
      worker = resident(pid)
      processor = processorSeconds(pid)
    }
  },
})
const seconds = (performance.now() - started) / 1000
console.log(
  `${count} notices: ${seconds.toFixed(1)} s (${processor.toFixed(1)} s of a processor), ${Math.round(pdf.length / 1e6)} MB; ` +
    `the typesetter held at most ${Math.round(worker)} MiB, this process ${Math.round(resident('self'))} MiB`,
)
endWorkers()
