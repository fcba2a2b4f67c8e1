/**
 * How long bots think inside a browser: Pyodide on V8, the engine that Chromium has, in processor time.
 *
 *     make site
 *     .venv/bin/node benchmarks/in_browser.mjs [game,…] [level,…] [games of each]
 *
 * Whole games between bots of one level, each decision timed as a table would ask for it. Processor time hardly
 * feels what else runs on the machine. Sizes of the pieces come first.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { loadPyodide } from '../web/node_modules/pyodide/pyodide.mjs';

const NEAR = new URL('../build/static-site/near/', import.meta.url);
const [games = 'alien_frontiers,gaia,federation,space_gate,eclipse', levels = 'easy,normal', repeats = '1'] =
  process.argv.slice(2);

const seconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

console.log('| Piece | Bytes | By gzip |\n|---|---|---|');
for (const name of readdirSync(NEAR).sort()) {
  const content = readFileSync(new URL(name, NEAR));
  console.log(`| ${name} | ${content.length} | ${gzipSync(content, { level: 9 }).length} |`);
}

let began = seconds();
const python = await loadPyodide();
console.log(`\nPython started in ${(seconds() - began).toFixed(1)} s of processor time`);
began = seconds();
const engine = readdirSync(NEAR).find((name) => name.startsWith('engine-'));
python.unpackArchive(new Uint8Array(readFileSync(new URL(engine, NEAR))), 'zip', { extractDir: '/engine' });
python.runPython('import sys; sys.path.insert(0, "/engine")');
python.pyimport('astrolude.server.near.host');
console.log(`tables imported in ${(seconds() - began).toFixed(1)} s\n`);

python.registerJsModule('clock', { seconds });
const play = python.runPython(`
from clock import seconds
from astrolude.kernel.registry import find
from astrolude.kernel.start import Start
from astrolude.server.tables.thinking import Job, think

def play(name, level, seed):
    game = find(name)
    start = Start(game, next(count for count in game.players if count > 1), {}, seed)
    state, history, times = start.new(), [], []
    while not state.over:
        job = Job(start, list(history), level, seed * 10 + state.seat)
        began = seconds()
        action = think(job)
        times.append(seconds() - began)
        state.apply(action)
        history.append(action)
    return times
play
`);
console.log('| Game | Level | Decisions | Median ms | 95 % ms | Slowest ms |\n|---|---|---|---|---|---|');
for (const game of games.split(','))
  for (const level of levels.split(',')) {
    const times = [];
    for (let seed = 1; seed <= Number(repeats); seed += 1) times.push(...play(game, level, seed).toJs());
    times.sort((one, other) => one - other);
    const at = (share) => (1000 * times[Math.min(times.length - 1, Math.floor(times.length * share))]).toFixed(1);
    console.log(`| ${game} | ${level} | ${times.length} | ${at(0.5)} | ${at(0.95)} | ${at(1)} |`);
  }
