/** The worker thread's side of rendering: takes a RenderJob, answers with what came of it. */
import { parentPort, workerData } from 'node:worker_threads';
import { renderHere } from './render-routes.ts';

parentPort?.postMessage(await renderHere(workerData));
