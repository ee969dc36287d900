#!/usr/bin/env ruby
# frozen_string_literal: true

require 'find'
require 'optparse'

module Tree
  Node = Struct.new(:path, :size, keyword_init: true)

  def self.nodes(root)
    return enum_for(:nodes, root) unless block_given?

    Find.find(root) do |path|
      Find.prune if File.basename(path).start_with?('.') && path != root
      yield Node.new(path: path, size: File.size(path)) if File.file?(path)
    end
  end
end

options = { limit: 10 }
OptionParser.new do |opts|
  opts.on('-n', '--limit N', Integer) { |n| options[:limit] = n }
end.parse!

Tree.nodes(ARGV.fetch(0, '.')).sort_by { |node| -node.size }.first(options[:limit]).each do |node|
  puts format('%10d %s', node.size, node.path)
end
