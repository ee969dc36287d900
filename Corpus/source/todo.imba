import {nanoid} from 'nanoid'
import './icons'

global css body
	m:0 ff:sans bg:cool1

const filters =
	all: do true
	active: do(item) !item.done

class Todo
	id = nanoid!
	title = ''
	done = no

	def toggle
		done = !done
		self

	get label
		"{title} ({done ? 'done' : 'open'})"

tag todo-item
	prop data

	css d:hflex ai:center p:2 bd:1px solid gray3 @hover:blue4
		.done td:line-through c:gray5
		button bg:red5 c:white rd:md px:2

	<self .done=data.done>
		<input type='checkbox' bind=data.done>
		<span.title @dblclick=data.toggle!> data.label
		<button @click.stop=emit('remove',data)> "x"

tag app
	items = []
	text = ''

	def add
		return if text.trim! == ''
		items.push new Todo(title: text)
		text = ''

	<self>
		<form @submit.prevent=add>
			<input bind=text placeholder="What next?">
		<section> for item in items when filters.all(item)
			<todo-item data=item @remove=(items = items.filter do $1 != item)>

imba.mount <app>
