import type { ReactNode } from 'react'
import { formatRange, type Range } from '../lib/format.ts'
import { Quantity, Ruler } from './measures.tsx'
import styles from './table.module.css'

type Column = { readonly label: string; readonly className?: string | undefined }

type Row = {
  readonly key: string
  /** As many as there are columns; the first one heads the row. */
  readonly cells: readonly ReactNode[]
  readonly className?: string | undefined
}

type TableProps = {
  caption: string
  headClassName?: string | undefined
  columns: readonly Column[]
  rows: readonly Row[]
  className?: string | undefined
}

/** A table with a line between its rows; how it is laid out, on phones too, is up to the classes that it is given. */
export function Table({ caption, headClassName, columns, rows, className = '' }: TableProps) {
  return (
    <table className={`${styles.table} ${className}`.trim()}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className={headClassName}>
        <tr>
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [head, ...cells], className: rowClassName }) => (
          <tr key={key} className={rowClassName}>
            <th scope="row" className={columns[0]?.className}>
              {head}
            </th>
            {cells.map((cell, index) => (
              <td key={index} className={columns[index + 1]?.className}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Area = {
  readonly name: string
  readonly areas: readonly string[]
  readonly specialty: string
  /** Average emergency arrival, on pages that give it; it has a column of its own. */
  readonly minutes?: Range
}

type AreaTableProps = {
  caption: string
  columns: readonly [string, string, string, string?]
  rows: readonly Area[]
}

/** Parts of the city, the neighbourhoods in each, and what is done most there. */
export function AreaTable({ caption, columns, rows }: AreaTableProps) {
  const longest = Math.max(0, ...rows.map(({ minutes }) => minutes?.to ?? 0))
  const classNames = [undefined, styles.places, styles.specialty, styles.arrival]
  return (
    <Table
      className={styles.areas}
      caption={caption}
      columns={columns.map((label = '', index) => ({ label, className: classNames[index] }))}
      rows={rows.map(({ name, areas, specialty, minutes }) => ({
        key: name,
        cells: [
          name,
          areas.join(', '),
          specialty,
          ...(minutes
            ? [
                <>
                  <Quantity className={styles.minutes} value={formatRange(minutes)} unit="min" />
                  <Ruler size="flat" length={longest} minorEvery={5} majorEvery={longest} measured={minutes} />
                </>,
              ]
            : []),
        ],
      }))}
    />
  )
}
