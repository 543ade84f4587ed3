// Uniforms and shaders are set by functions that are there, not by such as are compiled in the page: its policy forbids that.
import 'pixi.js/unsafe-eval';

export { CanvasSource, Container, Graphics, type Renderer, Sprite, Texture, Ticker, WebGLRenderer } from 'pixi.js';
