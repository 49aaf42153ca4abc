/** The part of React's interface that islands use, on Preact: what esbuild puts in place of `react` for the browser. */
export { Component, createContext, createRef, Fragment } from 'preact';
export { useContext, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks';
