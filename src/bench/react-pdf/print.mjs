// Prints a JSON Resume document with @react-pdf/renderer, and its median time of the processor when warm, in milliseconds.
// Arguments: a folder with node_modules, the resume, and rounds to warm up and to time.

import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

process.env.NODE_ENV = 'production';
const [folder, file, warmUp, rounds] = process.argv.slice(2);
const require = createRequire(pathToFileURL(`${folder}/`));
const { createElement: e } = require('react');
const { Document, Page, StyleSheet, Text, View, renderToBuffer } = await import(
  pathToFileURL(require.resolve('@react-pdf/renderer')));

const resume = JSON.parse(readFileSync(file, 'utf8'));
const styles = StyleSheet.create({
  page: { padding: 48, fontSize: 10, fontFamily: 'Times-Roman', lineHeight: 1.33 },
  name: { fontSize: 22, textAlign: 'center' },
  centered: { textAlign: 'center' },
  heading: { fontSize: 12, fontFamily: 'Times-Bold', borderBottomWidth: 0.6, marginTop: 9, marginBottom: 3 },
  line: { flexDirection: 'row', justifyContent: 'space-between' },
  bold: { fontFamily: 'Times-Bold' },
  italic: { fontFamily: 'Times-Italic' },
  entry: { marginBottom: 5 },
  item: { flexDirection: 'row' },
  bullet: { width: 12 },
  text: { flex: 1 },
});
const text = (content, style) => e(Text, { style }, content ?? '');
const item = (it, key) => e(View, { style: styles.item, key }, text('•', styles.bullet), text(it, styles.text));
const dates = (it) => [it.startDate ?? it.date, it.endDate].filter(Boolean).join(' – ');
const entry = (it, title, subtitle, key) =>
  e(View, { style: styles.entry, key },
    e(View, { style: styles.line, wrap: false }, text(title, styles.bold), text(dates(it))),
    text(subtitle, styles.italic),
    text(it.summary ?? it.description),
    ...(it.highlights ?? []).map(item));
const section = (title, entries) => [e(View, { key: title }, text(title, styles.heading), ...entries)];
const of = (name) => resume[name] ?? [];

const page = () =>
  e(Document, {},
    e(Page, { size: 'A4', style: styles.page },
      text(resume.basics.name, styles.name),
      text(resume.basics.label, styles.centered),
      text([resume.basics.email, resume.basics.phone].filter(Boolean).join(' · '), styles.centered),
      ...section('Summary', [text(resume.basics.summary)]),
      ...section('Experience', of('work').map((it, i) => entry(it, it.position, it.name, i))),
      ...section('Projects', of('projects').map((it, i) => entry(it, it.name, '', i))),
      ...section('Education', of('education').map((it, i) => entry(it, it.institution, [it.studyType, it.area].filter(Boolean).join(' · '), i))),
      ...section('Skills', of('skills').map((it, i) => e(Text, { key: i }, `${it.name}: ${(it.keywords ?? []).join(', ')}`))),
      ...section('Languages', of('languages').map((it, i) => e(Text, { key: i }, `${it.language}: ${it.fluency ?? ''}`)))));

const times = [];
for (let round = 0; round < Number(warmUp) + Number(rounds); round++) {
  const begin = process.cpuUsage();
  await renderToBuffer(page());
  const { user, system } = process.cpuUsage(begin);
  times.push((user + system) / 1e3);
}
const timed = times.slice(Number(warmUp)).sort((a, b) => a - b);
console.log(timed[Math.floor(timed.length / 2)].toFixed(1));
